import { shortTime } from './short-time'
import { clockStateOf } from './sla/ticket-facts'
import { TICKET_STATUS_LABELS, type TicketStatus } from './ticket-choices'

/** A ticket as far as its next due time is concerned. */
export type DueFacts = { status: TicketStatus; dueAt: string | null }

/** What is due next, in words, and how pressing it is. */
export type DueDisplay = { text: string; tone: 'red' | 'amber' | 'green' | 'slate' }

const MINUTE_MS = 60_000
const SOON_MINUTES = 60

/** When the next promise of a ticket is due: 'Due in 2 h 5 min', 'Overdue by 3 h'. */
export function formatDue({ dueAt, status }: DueFacts, now: Date): DueDisplay {
  const clock = clockStateOf(status)
  if (clock === 'stopped') return { text: TICKET_STATUS_LABELS[status], tone: 'slate' }
  if (clock === 'paused') return { text: 'Paused', tone: 'slate' }
  if (dueAt === null) return { text: 'No time promised', tone: 'slate' }
  const minutes = (Date.parse(dueAt) - now.getTime()) / MINUTE_MS
  if (minutes <= 0) return { text: `Overdue by ${shortTime(-minutes)}`, tone: 'red' }
  return { text: `Due in ${shortTime(minutes)}`, tone: minutes < SOON_MINUTES ? 'amber' : 'green' }
}
