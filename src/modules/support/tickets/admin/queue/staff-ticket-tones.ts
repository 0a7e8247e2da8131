import type { TicketPriority, TicketStatus } from '../../rules/ticket-choices'

/** The colour of each status, as its dot shows it. */
export const STATUS_TONES: Record<TicketStatus, string> = {
  OPEN: 'amber',
  IN_PROGRESS: 'violet',
  WAITING_ON_CUSTOMER: 'slate',
  ON_HOLD: 'slate',
  RESOLVED: 'green',
  CLOSED: 'slate',
}

/** The colour of each priority. */
export const PRIORITY_TONES: Record<TicketPriority, string> = {
  LOW: 'slate',
  NORMAL: 'slate',
  HIGH: 'amber',
  URGENT: 'red',
}
