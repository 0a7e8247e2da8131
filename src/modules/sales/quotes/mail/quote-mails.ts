import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const QUOTE = { number: 'QT-2026-417', vehicle: 'Toyota Corolla Axio NZE161 2019', link: LINK }

/** Every mail to the customer offers the same variables to anyone who rewrites its text. */
const TO_CUSTOMER = {
  firstName: 'David',
  ...QUOTE,
  price: '$9,200 CIF Mombasa (vehicle $8,450)',
  until: '22 December 2026',
  reason: 'Reason: The vehicle was damaged in transport.',
}
const TO_SHOWROOM = { customer: 'David Okello', ...QUOTE, reason: 'Reason: I have found another car.' }

export const quoteRequestedMail = defineMail({
  key: 'quote-requested',
  title: 'Quote requested',
  sentWhen: 'a customer asks for a quote; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{customer}} has asked for a quote for {{vehicle}}',
  body: `{{customer}} has asked for a quote ({{number}}) for {{vehicle}}.

[Answer the request]({{link}})`,
})

export const quoteRequestModifiedMail = defineMail({
  key: 'quote-request-modified',
  title: 'Request on demand modified',
  sentWhen: 'a customer changes a request that could not be met; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{customer}} has changed request {{number}}',
  body: `{{customer}} has changed request {{number}} and is now looking for {{vehicle}}.

[See the request]({{link}})`,
})

export const quoteCustomizationMail = defineMail({
  key: 'quote-customization-requested',
  title: 'Customization requested',
  sentWhen: 'a customer asks for changes to a quote; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{customer}} has asked for changes to {{number}}',
  body: `{{customer}} has asked for changes to quote {{number}} for {{vehicle}}. We have promised an answer within 24 hours.

[Prepare a revised quote]({{link}})`,
})

export const quoteAcceptedShowroomMail = defineMail({
  key: 'quote-accepted-showroom',
  title: 'Quote accepted (showroom)',
  sentWhen: 'a customer accepts an offer; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{customer}} has accepted {{number}}',
  body: `{{customer}} has accepted quote {{number}}. {{vehicle}} is reserved, and the order is waiting for your confirmation.

[See the quote]({{link}})`,
})

export const quoteCancelledByCustomerMail = defineMail({
  key: 'quote-cancelled-by-customer',
  title: 'Quote cancelled by the customer',
  sentWhen: 'a customer cancels a quote; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{customer}} has cancelled {{number}}',
  body: `{{customer}} has cancelled quote {{number}} for {{vehicle}}. {{reason}}

[See the quote]({{link}})`,
})

export const quoteExpiredShowroomMail = defineMail({
  key: 'quote-expired-showroom',
  title: 'Quote expired (showroom)',
  sentWhen: 'a quote was not accepted by the end of its validity; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{number}} for {{customer}} has expired',
  body: `{{customer}} did not accept quote {{number}} for {{vehicle}} in time. If the vehicle is still on sale, you can quote again with a new date.

[See the quote]({{link}})`,
})

export const quoteNoteToStaffMail = defineMail({
  key: 'quote-note-to-staff',
  title: 'Message about a quote',
  sentWhen: 'a customer writes a message about a quote; sent to the showroom',
  variables: { customer: 'David Okello', ...QUOTE, message: 'Could you ship it to Dar es Salaam?' },
  subject: '{{customer}} has sent a message about {{number}}',
  body: `{{customer}} has sent a message about quote {{number}} for {{vehicle}}:

{{message}}

[Reply]({{link}})`,
})

export const quoteReceivedMail = defineMail({
  key: 'quote-received',
  title: 'We have received your request',
  sentWhen: 'a customer asks for a quote, or changes a request on demand',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'We have received your request for {{vehicle}}',
  body: `Hello {{firstName}},

Thank you for asking us for a quote for {{vehicle}}. Your request has the number {{number}}. We will contact you soon with the price and the availability.

{{asked}}

[See your request]({{link}})`,
})

export const quoteCustomizationReceivedMail = defineMail({
  key: 'quote-customization-received',
  title: 'We have received your changes',
  sentWhen: 'a customer asks for changes to a quote',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'We are working on your quote for {{vehicle}}',
  body: `Hello {{firstName}},

We have received the changes you would like to quote {{number}} for {{vehicle}}. Our sales team will contact you within 24 hours.

[See what you asked for]({{link}})`,
})

export const quoteSentMail = defineMail({
  key: 'quote-sent',
  title: 'Your quote',
  sentWhen: 'staff send the first offer, or a new one after the old one has ended',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'Your quote for {{vehicle}}',
  body: `Hello {{firstName}},

Here is your quote {{number}} for {{vehicle}}: {{price}}. It is valid until {{until}}.

You can accept it, or ask for changes.

[See your quote]({{link}})`,
})

export const quoteRevisedMail = defineMail({
  key: 'quote-revised',
  title: 'Your revised quote',
  sentWhen: 'staff answer a round of negotiation',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'Your revised quote for {{vehicle}}',
  body: `Hello {{firstName}},

We have revised your quote {{number}} for {{vehicle}}: {{price}}. It is valid until {{until}}.

[See the revised quote]({{link}})`,
})

export const quoteNotAvailableMail = defineMail({
  key: 'quote-not-available',
  title: 'Your request could not be met',
  sentWhen: 'staff mark a request on demand as not available',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'We could not find {{vehicle}}',
  body: `Hello {{firstName}},

We could not find {{vehicle}} for you at the moment. You can change your request ({{number}}), and we will look again.

[Change your request]({{link}})`,
})

export const quoteAcceptedMail = defineMail({
  key: 'quote-accepted',
  title: 'Your order',
  sentWhen: 'a customer accepts an offer',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: '{{vehicle}} is reserved for you',
  body: `Hello {{firstName}},

Thank you for accepting quote {{number}}. {{vehicle}} is reserved for you: {{price}}.

What to do next: we will confirm your order shortly. Once we have confirmed it, make the first payment named in your proforma invoice.

[See your order and invoice]({{link}})`,
})

export const quoteCancelledMail = defineMail({
  key: 'quote-cancelled',
  title: 'Your quote has been cancelled',
  sentWhen: 'staff cancel a quote',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'Your quote {{number}} has been cancelled',
  body: `Hello {{firstName}},

We have had to cancel your quote {{number}} for {{vehicle}}. {{reason}}

[See your quote]({{link}})`,
})

export const quoteAcceptanceWithdrawnMail = defineMail({
  key: 'quote-acceptance-withdrawn',
  title: 'Your order is cancelled with its quote',
  sentWhen: 'staff withdraw the acceptance of a quote, which cancels its order',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'Your order for {{vehicle}} has been cancelled',
  body: `Hello {{firstName}},

We have had to cancel your order for {{vehicle}}, with its quote {{number}}. {{reason}}

Please do not pay: its proforma invoice is no longer valid.

[See your order]({{link}})`,
})

export const quoteCancellationConfirmedMail = defineMail({
  key: 'quote-cancellation-confirmed',
  title: 'You have cancelled your quote',
  sentWhen: 'a customer cancels a quote',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'You have cancelled your quote {{number}}',
  body: `Hello {{firstName}},

As you asked, we have cancelled your quote {{number}} for {{vehicle}}. You can ask for a new one at any time while the vehicle is on sale.

[See your quote]({{link}})`,
})

export const quoteExpiredMail = defineMail({
  key: 'quote-expired',
  title: 'Your quote has expired',
  sentWhen: 'an offer was not accepted by the end of its validity',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'Your quote for {{vehicle}} has expired',
  body: `Hello {{firstName}},

Your quote {{number}} for {{vehicle}} was valid until {{until}} and has expired. If you are still interested, write to us and we will make you a new offer.

[See your quote]({{link}})`,
})

export const quoteEndsSoonMail = defineMail({
  key: 'quote-ends-soon',
  title: 'Your quote is about to expire',
  sentWhen: 'an offer expires in a few days and has been neither accepted nor cancelled',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'Your quote for {{vehicle}} is valid until {{until}}',
  body: `Hello {{firstName}},

Your quote {{number}} for {{vehicle}}, {{price}}, is valid until {{until}}. Until then you can accept it, or ask for changes.

[See your quote]({{link}})`,
})

export const quoteNoteMail = defineMail({
  key: 'quote-note',
  title: 'Message about your quote',
  sentWhen: 'staff write a message about a quote',
  variables: { firstName: 'David', ...QUOTE, message: 'The vehicle has new tyres.' },
  aboutMoney: true,
  subject: 'A message about your quote {{number}}',
  body: `Hello {{firstName}},

We have sent you a message about your quote {{number}} for {{vehicle}}:

{{message}}

[Reply]({{link}})`,
})

export const quoteWaitsMail = defineMail({
  key: 'quote-waits',
  title: 'A customer is waiting for a quote',
  sentWhen:
    'staff have owed a customer an offer, or an answer to a customization, for a day; sent to the showroom',
  variables: TO_SHOWROOM,
  subject: '{{customer}} is still waiting for {{number}}',
  body: `{{customer}} has been waiting for more than 24 hours for an answer about {{vehicle}} ({{number}}).

[Answer the request]({{link}})`,
})

export const quoteVehicleSourcedMail = defineMail({
  key: 'quote-vehicle-found',
  title: 'A vehicle for your request',
  sentWhen: 'staff attach a vehicle in stock to a request on demand that has been quoted',
  variables: TO_CUSTOMER,
  aboutMoney: true,
  subject: 'We have found {{vehicle}} for you',
  body: `Hello {{firstName}},

For your request {{number}} we have found {{vehicle}}: {{price}}, valid until {{until}}.

You can accept the quote, or ask for changes.

[See the vehicle and your quote]({{link}})`,
})
