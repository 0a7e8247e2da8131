import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const ORDER = { number: 'OR-2026-417', vehicle: 'Toyota Corolla Axio NZE161 2019' }
const FACTS = 'Total: $10,600 CIF Mombasa. Due next: $3,200 by 6 December 2026. Port of discharge: Mombasa.'
const CUSTOMER = { firstName: 'David', ...ORDER, facts: FACTS, link: LINK }

export const paymentUndoneMail = defineMail({
  key: 'payment-undone',
  title: 'A payment was recorded by mistake',
  sentWhen: 'staff undo a payment that they had recorded by mistake',
  variables: {
    ...CUSTOMER,
    amount: '$3,200',
    balance: '$10,600',
    reason: 'Reason: The transfer was for another order.',
  },
  aboutMoney: true,
  subject: 'Correction for order {{number}}: {{amount}} has not been received',
  body: `Hello {{firstName}},

We told you that we had received {{amount}} for your order {{number}} ({{vehicle}}). That was a mistake, and we apologise. {{reason}}

Still to be paid: {{balance}}.

{{facts}}

[See your payments]({{link}})`,
})

export const refundUndoneMail = defineMail({
  key: 'refund-undone',
  title: 'A refund was recorded by mistake',
  sentWhen: 'staff undo a refund that they had recorded by mistake',
  variables: { ...CUSTOMER, amount: '$3,200', balance: '$0', reason: 'Reason: It belongs to another order.' },
  aboutMoney: true,
  subject: 'Correction for order {{number}}: {{amount}} has not been refunded',
  body: `Hello {{firstName}},

We told you that we had refunded {{amount}} for your order {{number}} ({{vehicle}}). That was a mistake, and we apologise. {{reason}}

Still to be paid: {{balance}}.

{{facts}}

[See your payments]({{link}})`,
})
