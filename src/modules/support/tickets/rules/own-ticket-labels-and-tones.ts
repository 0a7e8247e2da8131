import type { TicketStatus } from './ticket-choices'

/** The colour of a status on the customer's pages; the word stands beside it. */
export const OWN_TICKET_TONES = {
  OPEN: 'amber',
  IN_PROGRESS: 'slate',
  WAITING_ON_CUSTOMER: 'violet',
  ON_HOLD: 'grey',
  RESOLVED: 'green',
  CLOSED: 'grey',
} as const satisfies Record<TicketStatus, string>

/** What a status is called there: to customers it says what it means for them. */
export const OWN_TICKET_LABELS: Record<TicketStatus, string> = {
  OPEN: 'With us',
  IN_PROGRESS: 'Being worked on',
  WAITING_ON_CUSTOMER: 'Waiting for you',
  ON_HOLD: 'On hold',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
}
