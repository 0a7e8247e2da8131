import type { Day } from '@/kernel/days'
import { openIntervals, openTimeBetween } from '@/kernel/time/business-time'
import type { Holiday } from '@/modules/support/departments/rules/department-calendar-and-promises'
import type { TicketStatus } from '../ticket-choices'
import { type Due, dueTimes, runningSpans, type Window, windowOf } from './due-times'
import { isRunning, laterOf, type Promised, statusSpans, type Terms, type TicketFacts } from './ticket-facts'

/** A line of the answer to "why this time?". Lengths are in milliseconds. */
export type ClockRow =
  | { kind: 'start'; at: Date }
  /** Open time that counted: one opening of a day, or the part of it in which the clock ran. */
  | { kind: 'counted'; at: Date; until: Date; ms: number }
  /** Many openings in one line. */
  | { kind: 'more'; at: Date; until: Date; ms: number; openings: number }
  /** The clock stood still; without an end it still does. */
  | { kind: 'pause'; at: Date; until: Date | null; status: TicketStatus }
  /** A day that would have been open. */
  | { kind: 'holiday'; at: Date; day: Day; name: string }
  | { kind: 'met'; at: Date }
  | { kind: 'due'; at: Date }

/** Openings shown one by one; of more, the first and the last of them. */
const MOST_OPENINGS = 40
const MINUTE_MS = 60_000

type Counted = Extract<ClockRow, { kind: 'counted' }>

const sum = (rows: readonly Counted[]): number => rows.reduce((total, { ms }) => total + ms, 0)

function fold(rows: readonly Counted[]): (Counted | Extract<ClockRow, { kind: 'more' }>)[] {
  if (rows.length <= MOST_OPENINGS) return [...rows]
  const [head, tail] = [rows.slice(0, MOST_OPENINGS / 2), rows.slice(-MOST_OPENINGS / 2)]
  const middle = rows.slice(MOST_OPENINGS / 2, -MOST_OPENINGS / 2)
  const [first, last] = [middle[0], middle.at(-1)]
  if (!first || !last) return [...rows]
  const more = { kind: 'more', at: first.at, until: last.until, ms: sum(middle) } as const
  return [...head, { ...more, openings: middle.length }, ...tail]
}

/** The days between two moments that are closed although their day of the week is not. */
function holidayRows(
  { calendar }: Terms,
  holidays: readonly Holiday[],
  from: Date,
  until: Date,
): Extract<ClockRow, { kind: 'holiday' }>[] {
  const names = new Map(holidays.map(({ day, name }) => [day, name]))
  const asUsual = openIntervals({ ...calendar, holidays: new Set() }, from, until)
  const rows = new Map<Day, Extract<ClockRow, { kind: 'holiday' }>>()
  for (const { day, from: at } of asUsual)
    if (calendar.holidays.has(day) && !rows.has(day))
      rows.set(day, { kind: 'holiday', at, day, name: names.get(day) ?? '' })
  return [...rows.values()]
}

const earlier = (a: Date | null, b: Date): Date => (a !== null && a < b ? a : b)

/** Why a promise is due when it is, and what counted. */
export type Explanation = Due & {
  promised: Promised
  /** What is promised, in minutes of business hours; null for nothing. */
  target: number | null
  /** How much of it is left, in minutes; null if nothing is counted, or not any more. */
  left: number | null
  /** Whether it is to be kept at all: the next response only while the customer wrote last. */
  isAsked: boolean
  rows: ClockRow[]
}

/** Minutes of business hours that a promise has left. */
function leftOf(facts: TicketFacts, window: Window, { calendar }: Terms, target: number, now: Date): number {
  const ms = runningSpans(facts, window).reduce(
    (total, { from, until }) => total + openTimeBetween(calendar, from, earlier(until, now)),
    0,
  )
  return Math.max(0, target - ms / MINUTE_MS)
}

/**
 * What a due time is made of, from the same intervals it was counted with, in order of time.
 *
 * @param holidays with their names
 * @param now where counting ends if there is no due time
 */
export function explainDue(
  promised: Promised,
  facts: TicketFacts,
  terms: Terms | null,
  { holidays, now }: { holidays: readonly Holiday[]; now: Date },
): Explanation {
  const window = windowOf(promised, facts)
  const due = dueTimes(facts, terms)[promised]
  const target = terms?.targets[facts.priority][promised] ?? null
  const isAsked = window !== null
  if (!window || !terms || target === null) return { ...due, promised, target, left: null, isAsked, rows: [] }
  const left = due.metAt === null ? leftOf(facts, window, terms, target, now) : null
  const end = due.dueAt ?? due.metAt ?? now
  const counted = runningSpans(facts, window).flatMap((span): Counted[] =>
    [...openIntervals(terms.calendar, span.from, earlier(span.until, end))].map(({ from, until }) => ({
      kind: 'counted',
      at: from,
      until,
      ms: until.getTime() - from.getTime(),
    })),
  )
  const last = due.metAt !== null && due.metAt < end ? due.metAt : end
  const pauses = statusSpans(facts).flatMap((span): ClockRow[] => {
    const [at, until] = [laterOf(span.from, window.from), span.until]
    const isIn = !isRunning(span.status) && at < last && (until === null || until > at)
    return isIn ? [{ kind: 'pause', at, until, status: span.status }] : []
  })
  const rows: ClockRow[] = [
    ...fold(counted),
    ...pauses,
    ...holidayRows(terms, holidays, window.from, end),
    ...(due.metAt === null ? [] : [{ kind: 'met', at: due.metAt } as const]),
    ...(due.dueAt === null ? [] : [{ kind: 'due', at: due.dueAt } as const]),
  ]
  // Sorting is stable: what begins at one moment stays in this order.
  rows.sort((a, b) => a.at.getTime() - b.at.getTime())
  return { ...due, promised, target, left, isAsked, rows: [{ kind: 'start', at: window.from }, ...rows] }
}
