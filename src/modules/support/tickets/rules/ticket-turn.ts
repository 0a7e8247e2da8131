import type { TicketStatus } from './ticket-choices'
import { SELF_CLOSING_DAYS } from './ticket-limits'

const DAY_MS = 86_400_000

/** Whose turn it is: who has to do something next; nobody once it is over. */
export type TicketTurn = {
  side: 'you' | 'us' | null
  /** What that is, of those that the words have a sentence for. */
  what: 'answer' | 'lateAnswer' | 'work' | 'waits' | 'onHold' | 'resolved' | 'closed'
  /** When it will have happened, ISO in UTC; null if no time is promised. */
  by: string | null
}

/** What of a ticket decides whose turn it is. */
export type TurnOf = {
  status: TicketStatus
  awaitingSince: string | null
  firstRespondedAt: string | null
  firstResponseDueAt: string | null
  nextResponseDueAt: string | null
  resolvedAt: string | null
}

/** Whose turn it is, for the customer. */
export function turnOfTicket(ticket: TurnOf, now: Date): TicketTurn {
  const { awaitingSince, status } = ticket
  if (status === 'CLOSED') return { side: null, what: 'closed', by: null }
  if (status === 'RESOLVED') return { side: null, what: 'resolved', by: selfClosing(ticket.resolvedAt) }
  if (status === 'WAITING_ON_CUSTOMER') return { side: 'you', what: 'waits', by: null }
  if (status === 'ON_HOLD') return { side: 'us', what: 'onHold', by: null }
  if (awaitingSince === null) return { side: 'us', what: 'work', by: null }
  const by = ticket.firstRespondedAt === null ? ticket.firstResponseDueAt : ticket.nextResponseDueAt
  const isLate = by !== null && Date.parse(by) <= now.getTime()
  return { side: 'us', what: isLate ? 'lateAnswer' : 'answer', by }
}

const selfClosing = (resolvedAt: string | null): string | null =>
  resolvedAt && new Date(Date.parse(resolvedAt) + SELF_CLOSING_DAYS * DAY_MS).toISOString()
