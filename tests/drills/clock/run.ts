import type { Calendar } from '@/kernel/time/business-time'
import { dueTimes } from '@/modules/support/tickets/rules/sla/due-times'
import { explainDue } from '@/modules/support/tickets/rules/sla/explain-due'
import { PROMISES, type Promised, type TicketFacts } from '@/modules/support/tickets/rules/sla/ticket-facts'
import { countDue } from './count-due'
import { type OpenMinutes, tabulate } from './open-minutes'
import { randomCalendar, randomFrom, randomTargets, randomTicket, ZONES } from './random-tickets'

const START = new Date('2026-01-01T00:00:00Z')
/** Tickets begin within these; the tables are longer by what the slowest of them may take. */
const DAYS = 380
const TABLE_DAYS = 620

export type ClockResult = {
  tickets: number
  zones: number
  /** Due times that exist and were compared. */
  compared: number
  /** The largest difference, in seconds. */
  apart: number
  faults: string[]
}

const MOST_FAULTS = 10
type Case = { facts: TicketFacts; calendar: Calendar; table: OpenMinutes; targets: Record<Promised, number> }

/** What differs between the clock and the table of open minutes. */
function compare({ calendar, facts, table, targets }: Case, result: ClockResult, name: string): void {
  const promised = { LOW: targets, NORMAL: targets, HIGH: targets, URGENT: targets }
  const terms = { calendar, targets: promised }
  const [due, counted] = [dueTimes(facts, terms), countDue(facts, table, targets)]
  const fault = (what: string) => {
    if (result.faults.length < MOST_FAULTS) result.faults.push(`${name}: ${what}`)
  }
  for (const promise of PROMISES) {
    const [is, wanted] = [due[promise], counted[promise]]
    const [at, met] = [is.dueAt?.getTime() ?? null, is.metAt?.getTime() ?? null]
    if (met !== wanted.met) fault(`${promise} met at ${met} instead of ${wanted.met}`)
    if (at === null || wanted.due === null) {
      if (at !== wanted.due) fault(`${promise} due at ${at} instead of ${wanted.due}`)
      continue
    }
    result.compared += 1
    result.apart = Math.max(result.apart, Math.abs(at - wanted.due) / 1000)
    if (at !== wanted.due) fault(`${promise} due at ${is.dueAt?.toISOString()}, by ${at - wanted.due} ms`)
    const { rows } = explainDue(promise, facts, terms, { holidays: [], now: facts.createdAt })
    const sum = rows.reduce((total, row) => total + ('ms' in row ? row.ms : 0), 0)
    if (sum !== targets[promise] * 60_000) fault(`${promise} is explained by ${sum} ms`)
  }
}

/** Compares random tickets in ten zones with what one table of open minutes per calendar counts. */
export function drillClock({ seed, tickets }: { tickets: number; seed: number }): ClockResult {
  const random = randomFrom(seed)
  const result: ClockResult = { tickets: 0, zones: ZONES.length, compared: 0, apart: 0, faults: [] }
  for (const zone of ZONES) {
    const calendar = randomCalendar(random, zone, START, DAYS)
    const table = tabulate(calendar, new Date(START.getTime() - 2 * 86_400_000), TABLE_DAYS)
    for (let i = 0; i < tickets / ZONES.length; i += 1) {
      const facts = randomTicket(random, START, DAYS)
      compare({ facts, calendar, table, targets: randomTargets(random) }, result, `${zone} ${i}`)
      result.tickets += 1
    }
  }
  return result
}
