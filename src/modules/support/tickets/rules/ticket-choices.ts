export {
  TICKET_PRIORITIES,
  TICKET_PRIORITY_LABELS,
  type TicketPriority,
} from '@/modules/support/departments/rules/ticket-priorities'

/** The states of a ticket. The clock runs in the first two, pauses in the next two and stops in the last two. */
export const TICKET_STATUSES = [
  'OPEN',
  'IN_PROGRESS',
  'WAITING_ON_CUSTOMER',
  'ON_HOLD',
  'RESOLVED',
  'CLOSED',
] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const TICKET_STATUS_LABELS: Record<TicketStatus, string> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  WAITING_ON_CUSTOMER: 'Waiting on customer',
  ON_HOLD: 'On hold',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
}

export const TICKET_TYPES = [
  'QUESTION',
  'COMPLAINT',
  'PAYMENT',
  'SHIPPING',
  'DOCUMENTS',
  'WARRANTY_CLAIM',
  'TECHNICAL',
  'OTHER',
] as const
export type TicketType = (typeof TICKET_TYPES)[number]

export const TICKET_TYPE_LABELS: Record<TicketType, string> = {
  QUESTION: 'Question',
  COMPLAINT: 'Complaint',
  PAYMENT: 'Payment',
  SHIPPING: 'Shipping',
  DOCUMENTS: 'Documents',
  WARRANTY_CLAIM: 'Warranty claim',
  TECHNICAL: 'Technical',
  OTHER: 'Other',
}

/** How a ticket or a message arrived. */
export const TICKET_CHANNELS = ['WEB', 'MAIL', 'STAFF'] as const
export type TicketChannel = (typeof TICKET_CHANNELS)[number]
