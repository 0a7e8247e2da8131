import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const FIRST = {
  title: 'TK-2026-417: Where is my vehicle?',
  href: LINK,
  details: ['First response due Mon 30 Nov 2026, 10:00 GMT+3', 'High priority, Customer support'],
}
const SECOND = {
  title: 'TK-2026-398: The invoice shows another port',
  href: LINK,
  details: ['Resolution due Mon 30 Nov 2026, 10:15 GMT+3', 'Normal priority, Customer support'],
}

export const dueSoonMail = defineMail({
  key: 'ticket-due-soon',
  title: 'Tickets due soon',
  sentWhen:
    'four fifths of the promised time of a ticket have passed; sent to whoever handles it, or to the department',
  variables: { name: 'Amina', headline: '2 tickets are due soon', tickets: [FIRST, SECOND], link: LINK },
  subject: '{{headline}}',
  body: `Hello {{name}},

{{headline}}:

{{tickets}}

[See what is due next]({{link}})`,
})

export const overdueMail = defineMail({
  key: 'ticket-overdue',
  title: 'Tickets overdue',
  sentWhen:
    'a ticket was not answered or resolved by the promised time; sent to whoever handles it, or to the department',
  variables: { name: 'Amina', headline: '2 tickets are overdue', tickets: [FIRST, SECOND], link: LINK },
  subject: '{{headline}}',
  body: `Hello {{name}},

{{headline}}:

{{tickets}}

[See what is overdue]({{link}})`,
})

export const escalatedMail = defineMail({
  key: 'ticket-escalated',
  title: 'Overdue tickets for the lead',
  sentWhen:
    'a ticket is still overdue after half the promised time again, or an urgent one at once; sent to the department’s lead',
  variables: {
    name: 'Joseph',
    headline: '2 tickets are still overdue',
    tickets: [FIRST, SECOND],
    link: LINK,
  },
  subject: '{{headline}}',
  body: `Hello {{name}},

{{headline}} in your department:

{{tickets}}

Please make sure that this is dealt with.

[See what is overdue]({{link}})`,
})
