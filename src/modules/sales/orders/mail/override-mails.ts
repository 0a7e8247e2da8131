import { defineMail } from '@/server/mail/define-mail'

const STAFF = {
  customer: 'David Okello',
  number: 'OR-2026-417',
  vehicle: 'Toyota Corolla Axio NZE161 2019',
  link: 'https://cars.example.com/…',
}

export const paymentOverriddenMail = defineMail({
  key: 'payment-overridden',
  title: 'An order goes on without its payment',
  sentWhen:
    'staff start an order, or deliver its vehicle, although a payment is missing; sent to every administrator',
  warnsAdministrators: true,
  variables: {
    ...STAFF,
    done: 'delivered',
    missing: '$3,200',
    who: 'Grace Wanjiru',
    reason: 'The bank has confirmed the transfer by telephone.',
  },
  subject: 'Order {{number}} was {{done}} although {{missing}} is missing',
  body: `Order {{number}} ({{customer}}, {{vehicle}}) was {{done}} although {{missing}} has not been paid.

{{who}} decided this. Reason: {{reason}}

[See the order]({{link}})`,
})

export const deliveredEarlyMail = defineMail({
  key: 'order-delivered-early',
  title: 'An order is delivered before its vehicle has arrived',
  sentWhen:
    'staff mark an order as delivered although its vehicle has not arrived; sent to every administrator',
  warnsAdministrators: true,
  variables: {
    ...STAFF,
    stage: 'Departed',
    who: 'Grace Wanjiru',
    reason: 'The agent in Mombasa has sent the signed delivery note.',
  },
  subject: 'Order {{number}} was marked delivered before its vehicle has arrived',
  body: `Order {{number}} ({{customer}}, {{vehicle}}) was marked delivered although its vehicle has not arrived. Stage of its shipment: {{stage}}.

{{who}} decided this. Reason: {{reason}}

[See the order]({{link}})`,
})
