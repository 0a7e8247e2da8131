import { PROMISES, type Promised, type TicketFacts } from '@/modules/support/tickets/rules/sla/ticket-facts'
import { countedBy, type OpenMinutes, reachedAt } from './open-minutes'

const MINUTE_MS = 60_000

type Event = { at: number; status?: string; isCustomer?: boolean }
/** How far one promise has come; `resumes` is where it goes on if the ticket is opened again. */
type Count = {
  isActive: boolean
  spent: number
  due: number | null
  met: number | null
  resumes?: { spent: number; due: number | null }
}

export type Counted = Record<Promised, { due: number | null; met: number | null }>

const isRunning = (status: string) => status === 'OPEN' || status === 'IN_PROGRESS'
const isDone = (status: string) => status === 'RESOLVED' || status === 'CLOSED'
const fresh = (isActive: boolean): Count => ({ isActive, spent: 0, due: null, met: null })

function eventsOf({ createdAt, messages, statuses }: TicketFacts): Event[] {
  const events: Event[] = [
    ...statuses.slice(1).map(({ at, to }) => ({ at: at.getTime(), status: to })),
    ...messages.map(({ at, fromCustomer }) => ({ at: at.getTime(), isCustomer: fromCustomer })),
  ]
  return events.filter(({ at }) => at >= createdAt.getTime()).sort((a, b) => a.at - b.at)
}

/**
 * The due times of a ticket, found by going through everything that happened to it, one thing after the other, with a
 * table of open minutes.
 */
export function countDue(facts: TicketFacts, table: OpenMinutes, targets: Record<Promised, number>): Counted {
  let at = facts.createdAt.getTime()
  let status: string = facts.statuses[0]?.to ?? 'OPEN'
  let before = status
  const counts: Record<Promised, Count> = {
    firstResponse: fresh(true),
    nextResponse: fresh(false),
    resolution: isDone(status) ? { ...fresh(false), met: at } : fresh(true),
  }
  const pass = (until: number | null) => {
    for (const promise of PROMISES) {
      const count = counts[promise]
      if (!count.isActive || !isRunning(status) || count.due !== null) continue
      const left = targets[promise] * MINUTE_MS - count.spent
      const open = until === null ? Infinity : countedBy(table, until) - countedBy(table, at)
      if (left <= open) count.due = reachedAt(table, at, left)
      else count.spent += open
    }
  }
  const meet = (promise: Promised, moment: number, until: string) => {
    const count = counts[promise]
    if (!count.isActive) return
    const resumes = { due: count.due, spent: count.spent }
    if (count.due === null && isRunning(until))
      count.due = reachedAt(table, moment, targets[promise] * MINUTE_MS - count.spent)
    Object.assign(count, { isActive: false, met: moment, resumes })
  }
  for (const event of eventsOf(facts)) {
    pass(event.at)
    // Of what happens at once, nothing counts as having been before.
    if (event.at > at) before = status
    at = event.at
    if (event.isCustomer === true && counts.firstResponse.met !== null && !counts.nextResponse.isActive)
      counts.nextResponse = fresh(true)
    if (event.isCustomer === false) {
      meet('firstResponse', at, before)
      counts.nextResponse = fresh(false)
    }
    if (event.status === undefined) continue
    if (isDone(event.status) && !isDone(status)) meet('resolution', at, before)
    if (!isDone(event.status) && isDone(status))
      counts.resolution = { ...fresh(true), ...counts.resolution.resumes }
    status = event.status
  }
  pass(null)
  return counts
}
