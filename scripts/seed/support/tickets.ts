import type { TicketPriority, TicketStatus, TicketType } from '@/modules/support/tickets/rules/ticket-choices'

type Staff = 'operator' | 'supervisor' | 'manager'

/** What happened next, so many days ago; without `by`, by the customer. */
export type DemoStep = { ago: number; by?: Staff } & (
  | { message: string; isInternal?: boolean; after?: TicketStatus }
  | { status: TicketStatus; reason: string | null }
  | { handled: true }
  | { rating: number; comment: string }
)

export type DemoTicket = {
  /** The customer, or whoever wrote it down for a stranger. */
  by: 'customer' | 'dealer' | 'operator'
  stranger?: { name: string; email: string }
  daysAgo: number
  /** The customer's last order, or nothing in particular. */
  about: 'order' | null
  /** The nth of the demo departments. */
  department: number
  priority: TicketPriority
  type: TicketType
  text: { subject: string; description: string }
  steps: readonly DemoStep[]
}

/** Tickets at every stage. */
export const TICKETS: readonly DemoTicket[] = [
  {
    by: 'customer',
    daysAgo: 24,
    about: 'order',
    department: 1,
    priority: 'NORMAL',
    type: 'DOCUMENTS',
    text: {
      subject: 'When do I get the bill of lading?',
      description: 'The vessel has sailed. My clearing agent in Mombasa asks for the original.',
    },
    steps: [
      { ago: 23.9, by: 'manager', handled: true },
      {
        ago: 23.6,
        by: 'manager',
        message:
          'The original leaves our office by courier three working days after departure. You will get the number of the parcel by e-mail.',
        after: 'WAITING_ON_CUSTOMER',
      },
      { ago: 21, message: 'It has arrived, thank you.' },
      { ago: 20.8, by: 'manager', message: 'Good to hear. Safe clearing!', after: 'RESOLVED' },
      { ago: 20.5, rating: 5, comment: 'Quick and clear.' },
    ],
  },
  {
    by: 'dealer',
    daysAgo: 6,
    about: null,
    department: 1,
    priority: 'HIGH',
    type: 'SHIPPING',
    text: {
      subject: 'Can two cars share one container?',
      description:
        'I have two hatchbacks on quote for Dar es Salaam. Is a shared container cheaper than RoRo?',
    },
    steps: [
      { ago: 5.8, by: 'supervisor', handled: true },
      {
        ago: 5.7,
        by: 'supervisor',
        message: 'Forwarder says 40 ft only from four units on.',
        isInternal: true,
      },
      {
        ago: 5.6,
        by: 'supervisor',
        message:
          'For two cars RoRo is cheaper. From four on, a 40 ft container pays off. Would you like us to quote both?',
        after: 'WAITING_ON_CUSTOMER',
      },
    ],
  },
  {
    by: 'dealer',
    daysAgo: 3,
    about: null,
    department: 0,
    priority: 'NORMAL',
    type: 'COMPLAINT',
    text: {
      subject: 'The spare key is missing',
      description: 'The page of the vehicle lists two keys. Only one was in the envelope.',
    },
    steps: [
      { ago: 2.9, by: 'operator', handled: true },
      {
        ago: 2.8,
        by: 'operator',
        message: 'We are sorry. We have asked the yard to look for it and will write to you on Monday.',
      },
      { ago: 2.7, by: 'operator', status: 'ON_HOLD', reason: 'The yard looks for the key' },
    ],
  },
  {
    by: 'operator',
    stranger: { name: 'Grace Njeri', email: 'grace.njeri@mail.example' },
    daysAgo: 1,
    about: null,
    department: 0,
    priority: 'LOW',
    type: 'QUESTION',
    text: {
      subject: 'Does the company take part exchange?',
      description: 'Called us. She would like to give her 2014 Probox in exchange for a newer one.',
    },
    steps: [],
  },
  {
    by: 'customer',
    daysAgo: 0.1,
    about: 'order',
    department: 0,
    priority: 'URGENT',
    type: 'PAYMENT',
    text: {
      subject: 'My bank asks for the SWIFT code of your bank',
      description: 'I am at the counter. Which code do I give for the payment of the invoice?',
    },
    steps: [],
  },
]
