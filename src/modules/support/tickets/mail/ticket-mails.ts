import { defineMail } from '@/server/mail/define-mail'

const LINK = 'https://cars.example.com/…'
const TICKET = { number: 'TK-2026-417', subject: 'Where is my bill of lading?', link: LINK }
const CUSTOMER = {
  firstName: 'David',
  ...TICKET,
  toAnswer: 'Reply to this e-mail, or write to us on the page of your question.',
}
const STAFF = { customer: 'David Okello', ...TICKET }

export const ticketReceivedMail = defineMail({
  key: 'ticket-received',
  title: 'We have received your question',
  sentWhen: 'a ticket is created, by the customer or by staff; sent to the customer',
  variables: {
    ...CUSTOMER,
    expected: 'We expect to answer you by Mon 30 Nov 2026, 12:00 GMT+3.',
  },
  aboutMoney: true,
  subject: 'We have received your question: {{subject}} ({{number}})',
  body: `Hello {{firstName}},

Thank you for writing to us. Your question “{{subject}}” has the number {{number}}.

{{expected}}

Anything to add? {{toAnswer}}

[See my question]({{link}})`,
})

export const newTicketMail = defineMail({
  key: 'ticket-new',
  title: 'New ticket',
  sentWhen: 'a ticket is created; sent to its department',
  variables: {
    ...STAFF,
    message: 'The vessel sailed on Monday and I need the document for customs.',
    priority: 'High',
    due: 'An answer is due by Mon 30 Nov 2026, 12:00 GMT+3.',
  },
  subject: '{{customer}}: {{subject}} ({{number}})',
  body: `New ticket {{number}} from {{customer}}, priority: {{priority}}.

{{subject}}

{{message}}

{{due}}

[Answer]({{link}})`,
})

export const ticketAnsweredMail = defineMail({
  key: 'ticket-answered',
  title: 'Our answer to your question',
  sentWhen: 'staff answer a ticket and choose to send the answer by e-mail; sent to the customer',
  variables: { ...CUSTOMER, answer: 'It was sent to you by DHL this morning.' },
  aboutMoney: true,
  subject: 'Our answer: {{subject}} ({{number}})',
  body: `Hello {{firstName}},

{{answer}}

Is there anything else we can help with? {{toAnswer}}

[See my question]({{link}})`,
})

export const ticketResolvedMail = defineMail({
  key: 'ticket-resolved',
  title: 'Your question is resolved',
  sentWhen:
    'staff resolve a ticket; sent to the customer, with their last answer if it is to be sent by e-mail',
  variables: {
    ...CUSTOMER,
    answer: 'It was sent to you by DHL this morning.',
    days: '7 days',
  },
  aboutMoney: true,
  subject: 'Resolved: {{subject}} ({{number}})',
  body: `Hello {{firstName}},

{{answer}}

We consider your question “{{subject}}” resolved. If it is not, write to us within {{days}} and we will reopen it; otherwise it will close automatically. {{toAnswer}}

How did we do? You can rate our help on the page of your question.

[See my question]({{link}})`,
})

export const ticketClosedMail = defineMail({
  key: 'ticket-closed',
  title: 'Your question is closed',
  sentWhen: 'staff close a ticket; sent to the customer',
  variables: { ...CUSTOMER, answer: 'It was answered by telephone.' },
  aboutMoney: true,
  subject: 'Closed: {{subject}} ({{number}})',
  body: `Hello {{firstName}},

{{answer}}

We have closed your question “{{subject}}”. If you write to us again, your message becomes a new question that refers to this one. {{toAnswer}}

[See my question]({{link}})`,
})

export const ticketAssignedMail = defineMail({
  key: 'ticket-assigned',
  title: 'Ticket assigned to you',
  sentWhen: 'a ticket is assigned to a member of staff by a colleague; sent to them',
  variables: {
    ...STAFF,
    note: 'Reason: you know the carrier.',
    due: 'An answer is due by Mon 30 Nov 2026, 12:00 GMT+3.',
  },
  subject: 'Assigned to you: {{subject}} ({{number}})',
  body: `Ticket {{number}} from {{customer}} has been assigned to you: {{subject}}

{{note}}

{{due}}

[See the ticket]({{link}})`,
})

export const customerWroteMail = defineMail({
  key: 'ticket-customer-wrote',
  title: 'A customer wrote about a ticket',
  sentWhen: 'a customer writes about a ticket; sent to whoever handles it, or to its department',
  variables: { ...STAFF, message: 'Any news? The ship arrives on Friday.' },
  subject: '{{customer}} wrote: {{subject}} ({{number}})',
  body: `{{customer}} wrote about ticket {{number}}, {{subject}}:

{{message}}

[Answer]({{link}})`,
})
