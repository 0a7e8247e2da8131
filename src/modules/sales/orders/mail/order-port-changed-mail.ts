import { defineMail } from '@/server/mail/define-mail'

export const orderPortChangedMail = defineMail({
  key: 'order-port-changed',
  title: 'Your order goes to another port',
  sentWhen: 'staff change the port of discharge of an order',
  variables: {
    firstName: 'David',
    number: 'OR-2026-417',
    vehicle: 'Toyota Corolla Axio NZE161 2019',
    change: 'Dar es Salaam → Mombasa',
    facts: 'Total: $10,600 CIF Mombasa. Due next: $3,200 by 6 December 2026. Port of discharge: Mombasa.',
    link: 'https://cars.example.com/…',
  },
  aboutMoney: true,
  subject: 'Order {{number}}: the port of discharge has changed',
  body: `Hello {{firstName}},

The port of discharge of your order {{number}} for {{vehicle}} has changed: {{change}}. The price stays as it is.

A new proforma invoice names the port. It replaces the earlier one, so please use only the new one.

{{facts}}

[See your order]({{link}})`,
})
