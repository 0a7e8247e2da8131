import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const ORDER = { number: 'OR-2026-417', vehicle: 'Toyota Corolla Axio NZE161 2019' }
const FACTS = 'Total: $10,600 CIF Mombasa. Due next: $3,200 by 6 December 2026. Port of discharge: Mombasa.'
const CUSTOMER = { firstName: 'David', ...ORDER, facts: FACTS, link: LINK }
const STAFF = { customer: 'David Okello', ...ORDER, link: LINK }

export const cancellationRequestedMail = defineMail({
  key: 'order-cancellation-requested',
  title: 'Cancellation requested',
  sentWhen: 'a customer asks to cancel a confirmed order; sent to the showroom',
  variables: { ...STAFF, reason: 'I have bought another car.' },
  subject: '{{customer}} asks to cancel order {{number}}',
  body: `{{customer}} asks to cancel order {{number}} for {{vehicle}}: {{reason}}

Cancel the order, or decline with a reason.

[See the order]({{link}})`,
})

export const cancellationWithdrawnMail = defineMail({
  key: 'order-cancellation-withdrawn',
  title: 'Cancellation withdrawn',
  sentWhen: 'a customer withdraws a request to cancel an order; sent to the showroom',
  variables: STAFF,
  subject: '{{customer}} keeps order {{number}}',
  body: `{{customer}} no longer asks to cancel order {{number}} for {{vehicle}}. The order goes on.

[See the order]({{link}})`,
})

export const cancellationDeclinedMail = defineMail({
  key: 'order-cancellation-declined',
  title: 'Your order goes on',
  sentWhen: 'staff decline a request to cancel an order',
  variables: { ...CUSTOMER, reason: 'The vehicle is at sea already.' },
  aboutMoney: true,
  subject: 'Your order {{number}} cannot be cancelled',
  body: `Hello {{firstName}},

You asked us to cancel your order {{number}} for {{vehicle}}. We cannot: {{reason}}

{{facts}}

[See your order]({{link}})`,
})
