import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const ORDER = { number: 'OR-2026-417', vehicle: 'Toyota Corolla Axio NZE161 2019' }
const FACTS =
  'Total: $10,600 CIF Mombasa. Due next: $3,200 by 6 December 2026. Port of discharge: Mombasa. Arrival: 14 January 2027.'
/** Every e-mail to a customer shows the state of the order. */
const CUSTOMER = { firstName: 'David', ...ORDER, facts: FACTS, link: LINK }
const STAFF = { customer: 'David Okello', ...ORDER, link: LINK }

export const orderConfirmedMail = defineMail({
  key: 'order-confirmed',
  title: 'Your order is confirmed',
  sentWhen: 'staff confirm an order for which something is to be paid',
  variables: { ...CUSTOMER, due: '$3,200', dueOn: '6 December 2026' },
  aboutMoney: true,
  subject: 'Your order {{number}} is confirmed',
  body: `Hello {{firstName}},

We have confirmed your order {{number}}: {{vehicle}} is reserved for you.

What to do next: pay {{due}} by {{dueOn}}, and send us your proof of payment on the order page.

{{facts}}

[See your order]({{link}})`,
})

export const orderNewsMail = defineMail({
  key: 'order-news',
  title: 'News about your order',
  sentWhen: 'an order takes a step',
  variables: { ...CUSTOMER, status: 'Vehicle ready', reason: 'Reason: As agreed by telephone.' },
  aboutMoney: true,
  subject: 'Order {{number}}: {{status}}',
  body: `Hello {{firstName}},

There is news about your order {{number}} for {{vehicle}}. Its new status: {{status}}. {{reason}}

{{facts}}

[See your order]({{link}})`,
})

export const orderCompletedMail = defineMail({
  key: 'order-completed',
  title: 'Your order is completed',
  sentWhen: 'staff complete an order',
  variables: { ...CUSTOMER, reviewLink: LINK },
  aboutMoney: true,
  subject: 'Your order {{number}} is completed',
  body: `Hello {{firstName}},

Your order {{number}} for {{vehicle}} is paid in full and complete. Thank you, and drive safely.

{{facts}}

How do you like it? [Write a review]({{reviewLink}}) for other buyers.

[See your order]({{link}})`,
})

export const orderReturnedMail = defineMail({
  key: 'order-returned',
  title: 'Your vehicle is returned',
  sentWhen: 'staff take back the vehicle of an order, or close its return',
  variables: { ...CUSTOMER, status: 'Vehicle returned', reason: 'Reason: The engine is not as described.' },
  aboutMoney: true,
  subject: 'Order {{number}}: {{status}}',
  body: `Hello {{firstName}},

There is news about the return of {{vehicle}} (order {{number}}). Its new status: {{status}}.

{{reason}}

{{facts}}

[See your order]({{link}})`,
})

export const orderSwitchedMail = defineMail({
  key: 'order-switched',
  title: 'Your order is for another vehicle',
  sentWhen: 'staff switch the vehicle of an order',
  variables: {
    ...CUSTOMER,
    newVehicle: 'Toyota Vitz KSP130 2018',
    reason: 'Reason: As agreed by telephone.',
  },
  aboutMoney: true,
  subject: 'Order {{number}} is now for another vehicle',
  body: `Hello {{firstName}},

Your order {{number}} is now for {{newVehicle}} instead of {{vehicle}}. {{reason}}

{{facts}}

[See your order]({{link}})`,
})

export const orderCancelledMail = defineMail({
  key: 'order-cancelled',
  title: 'Your order is cancelled',
  sentWhen: 'an order is cancelled, by staff or by its customer',
  variables: { ...CUSTOMER, reason: 'Reason: You asked us to.' },
  aboutMoney: true,
  subject: 'Your order {{number}} is cancelled',
  body: `Hello {{firstName}},

Your order {{number}} for {{vehicle}} has been cancelled. {{reason}}

There is nothing left to pay.

{{facts}}

[See your order]({{link}})`,
})

export const orderEndedMail = defineMail({
  key: 'order-ended',
  title: 'Order cancelled or returned',
  sentWhen: 'an order is cancelled or its vehicle comes back; sent to the showroom',
  variables: { ...STAFF, status: 'Cancelled', reason: 'Reason: The customer asked us to.', paid: '$1,000' },
  subject: 'Order {{number}}: {{status}}',
  body: `Order {{number}} ({{customer}}, {{vehicle}}) has a new status: {{status}}. {{reason}}

Paid so far: {{paid}}.

[See the order]({{link}})`,
})

export const orderShipmentMail = defineMail({
  key: 'order-shipment',
  title: 'News about your shipment',
  sentWhen: 'the shipment of an order reaches another stage',
  variables: { ...CUSTOMER, stage: 'Departed', ship: 'Grand Duke, voyage 042E', eta: '14 January 2027' },
  aboutMoney: true,
  subject: 'Order {{number}}: {{stage}}',
  body: `Hello {{firstName}},

The shipment of {{vehicle}} (order {{number}}) has reached a new stage: {{stage}}.

Vessel: {{ship}}.

{{facts}}

[See your order]({{link}})`,
})

export const paymentReceivedMail = defineMail({
  key: 'payment-received',
  title: 'We have received your payment',
  sentWhen: 'staff record a payment',
  variables: { ...CUSTOMER, amount: '$3,200', balance: '$7,400' },
  aboutMoney: true,
  subject: 'We have received {{amount}} for order {{number}}',
  body: `Hello {{firstName}},

Thank you. We have received {{amount}} for your order {{number}} ({{vehicle}}). Still to be paid: {{balance}}.

{{facts}}

[See your payments]({{link}})`,
})

export const paymentRefundedMail = defineMail({
  key: 'payment-refunded',
  title: 'We have refunded you',
  sentWhen: 'staff record a refund',
  variables: { ...CUSTOMER, amount: '$3,200' },
  aboutMoney: true,
  subject: 'We have refunded {{amount}} for order {{number}}',
  body: `Hello {{firstName}},

We have refunded {{amount}} for your order {{number}} ({{vehicle}}).

{{facts}}

[See your payments]({{link}})`,
})

export const paymentOverdueMail = defineMail({
  key: 'payment-overdue',
  title: 'A payment is overdue',
  sentWhen: 'a payment has not come by its day',
  variables: { ...CUSTOMER, amount: '$3,200', dueOn: '6 December 2026' },
  aboutMoney: true,
  subject: 'A payment for order {{number}} is overdue',
  body: `Hello {{firstName}},

{{amount}} for your order {{number}} ({{vehicle}}) was due on {{dueOn}}, and we have not received it yet. If you have already paid, please send us your proof of payment on the order page.

{{facts}}

[See your payments]({{link}})`,
})

export const paymentOverdueShowroomMail = defineMail({
  key: 'payment-overdue-showroom',
  title: 'A payment is overdue (showroom)',
  sentWhen: 'a payment has not come by its day; sent to the showroom',
  variables: { ...STAFF, amount: '$3,200', dueOn: '6 December 2026' },
  subject: 'Order {{number}}: {{amount}} overdue from {{customer}}',
  body: `{{customer}} owes {{amount}} for {{vehicle}} (order {{number}}). It was due on {{dueOn}}.

[See the order]({{link}})`,
})

export const reservationDaysOverMail = defineMail({
  key: 'order-reservation-over',
  title: 'Reservation days are over',
  sentWhen: 'the first payment of an order has not come within the reservation days; sent to the showroom',
  variables: { ...STAFF, days: '14' },
  subject: 'Order {{number}}: no payment within {{days}} days',
  body: `{{customer}} has not made the first payment for {{vehicle}} (order {{number}}) within {{days}} days. The vehicle stays reserved until you decide whether to wait or to cancel the order.

[See the order]({{link}})`,
})

export const proofSentMail = defineMail({
  key: 'payment-proof-sent',
  title: 'Proof of payment sent',
  sentWhen: 'a customer sends a proof of payment; sent to the showroom',
  variables: { ...STAFF, file: 'transfer.pdf' },
  subject: '{{customer}} has sent a proof of payment for {{number}}',
  body: `{{customer}} has sent proof of payment for {{vehicle}} (order {{number}}): {{file}}.

[See the order]({{link}})`,
})

export const orderNoteMail = defineMail({
  key: 'order-note',
  title: 'Message about your order',
  sentWhen: 'staff write a message about an order',
  variables: { ...CUSTOMER, message: 'Your vehicle has passed its inspection.' },
  aboutMoney: true,
  subject: 'A message about your order {{number}}',
  body: `Hello {{firstName}},

We have sent you a message about your order {{number}} for {{vehicle}}:

{{message}}

{{facts}}

[Reply]({{link}})`,
})

export const orderNoteToStaffMail = defineMail({
  key: 'order-note-to-staff',
  title: 'Message about an order',
  sentWhen: 'a customer writes a message about an order; sent to the showroom',
  variables: { ...STAFF, message: 'When will it leave?' },
  subject: '{{customer}} has sent a message about order {{number}}',
  body: `{{customer}} has sent a message about order {{number}} for {{vehicle}}:

{{message}}

[Reply]({{link}})`,
})
