import type { Calendar } from '@/kernel/time/business-time'
import type { SlaTargets } from '@/modules/support/departments/rules/department-calendar-and-promises'
import type { TicketPriority, TicketStatus } from '../ticket-choices'

export {
  PROMISE_LABELS,
  PROMISES,
  type Promised,
} from '@/modules/support/departments/rules/department-calendar-and-promises'

export type StatusChange = { at: Date; to: TicketStatus }

/** Something that was written: by the customer, or by staff and not internal. */
export type Message = { at: Date; fromCustomer: boolean }

/** Everything the clock counts from. Whose department it is does not matter until its calendar is needed. */
export type TicketFacts = {
  createdAt: Date
  priority: TicketPriority
  /** In order; the first is the status it was created with. */
  statuses: readonly StatusChange[]
  /** In order, without what it was created with. */
  messages: readonly Message[]
}

/** The business hours of a department and what it promises. */
export type Terms = { calendar: Calendar; targets: SlaTargets }

const RUNNING: readonly TicketStatus[] = ['OPEN', 'IN_PROGRESS']
const DONE: readonly TicketStatus[] = ['RESOLVED', 'CLOSED']

export const isRunning = (status: TicketStatus): boolean => RUNNING.includes(status)
export const isDone = (status: TicketStatus): boolean => DONE.includes(status)

/** What the clock does while a ticket is in some status. */
export type ClockState = 'running' | 'paused' | 'stopped'

export const clockStateOf = (status: TicketStatus): ClockState =>
  isRunning(status) ? 'running' : isDone(status) ? 'stopped' : 'paused'

/** A stretch of time in one status; without an end while it lasts. */
export type StatusSpan = { from: Date; until: Date | null; status: TicketStatus }

export const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)

/** The stretches of a ticket's life, from its creation; a transaction may carry a slightly earlier time than its rows. */
export function statusSpans({ createdAt, statuses }: TicketFacts): StatusSpan[] {
  const spans = statuses.map(({ at, to }, index) => {
    const next = statuses[index + 1]
    return {
      from: index === 0 ? createdAt : laterOf(at, createdAt),
      until: next ? laterOf(next.at, createdAt) : null,
      status: to,
    }
  })
  return spans.filter(({ from, until }) => until === null || from < until)
}

/** The status that a ticket has now. */
export const statusOf = ({ statuses }: TicketFacts): TicketStatus => statuses.at(-1)?.to ?? 'OPEN'
