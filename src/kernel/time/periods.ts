import { addDays, addMonths, type Day } from '../days'

/** What figures are given for: the period that has begun, against the one before. */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** A stretch of time: its beginning is part of it, its end is not. */
export type Span = { from: Date; until: Date }

/** Days from the first to the last, both included. */
export type Days = { first: Day; last: Day }

const MONTHS: Record<Exclude<Period, 'week'>, number> = { month: 1, quarter: 3, year: 12 }

/** The first day of the period that a day is in; weeks begin on Monday. */
function firstOf(period: Period, day: Day): Day {
  if (period === 'week') return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
  const month = Number(day.slice(5, 7)) - 1
  const first = month - (month % MONTHS[period]) + 1
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}

/**
 * A period from its first day to today, and as much of the one before: half a month is never compared with a whole
 * one. Where the earlier month has no such day, it is taken to its end.
 *
 * @param today the day in the time zone whose days are meant
 */
export function periodAt(period: Period, today: Day): { now: Days; before: Days } {
  const back = (day: Day) => (period === 'week' ? addDays(day, -7) : addMonths(day, -MONTHS[period]))
  const first = firstOf(period, today)
  return { now: { first, last: today }, before: { first: back(first), last: back(today) } }
}
