import { addDays, addMonths, type Day } from '@/kernel/days'
import type { AgeCount, Bounds } from './import-rule'

/** What is known of a vehicle's age. */
export type AgeFacts = {
  year: number | null
  /** 'YYYY-MM' */
  firstRegistered: string | null
}

/** The earliest and the latest day on which a vehicle's age may have begun. */
export type Start = { earliest: Day; latest: Day }

const endOfMonth = (month: string): Day => addDays(addMonths(`${month}-01`, 1), -1)

const inMonth = (month: string, { onlyMonth }: AgeCount): Start => {
  const first = `${month}-01`
  if (!onlyMonth) return { earliest: first, latest: endOfMonth(month) }
  const day = addDays(first, Number(onlyMonth) - 1)
  return { earliest: day, latest: day }
}

const inYear = (year: number, { onlyYear }: AgeCount): Start => ({
  earliest: `${year}-${onlyYear ?? '01-01'}`,
  latest: `${year}-${onlyYear ?? '12-31'}`,
})

/** A vehicle was made by the end of the month in which it was first registered. */
const madeBy = (registered: string, start: Start): Start => {
  const end = endOfMonth(registered)
  return end < start.latest && end > start.earliest ? { ...start, latest: end } : start
}

/**
 * When a vehicle's age began. An age from first registration is counted from its month, if known, else from the
 * vehicle's year; an age from manufacture from the year, and no later than that month. Null without a year.
 */
export function startOfAge({ year, firstRegistered }: AgeFacts, count: AgeCount): Start | null {
  if (firstRegistered && count.from === 'firstRegistration') return inMonth(firstRegistered, count)
  if (year === null) return null
  const start = inYear(year, count)
  return firstRegistered ? madeBy(firstRegistered, start) : start
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** How old a vehicle may be: at most so many years, or `under` them. */
export type AgeBound = { years: number; under?: true; count: AgeCount }

/** The last day on which a vehicle is young enough. */
export function lastDayOfAge(start: Day, { count, under, years }: AgeBound): Day {
  if (count.by === 'date') return addDays(addMonths(start, years * 12), under ? -1 : 0)
  const later = years - (count.by === 'year' ? 0 : 1) - (under ? 1 : 0)
  return `${yearOf(start) + later}-12-31`
}

/** Above 0 if a vehicle is older than so many years (0.5 is six months) on a day, below 0 if younger. */
function compareAge(start: Day, day: Day, years: number, { by }: AgeCount): number {
  if (by !== 'date') return yearOf(day) - yearOf(start) + (by === 'year' ? 0 : 1) - years
  const reached = addMonths(start, Math.round(years * 12))
  return day === reached ? 0 : day > reached ? 1 : -1
}

/** 0 within bounds, -1 below them, 1 above; `compare` returns where the value is from a bound. */
export function sideOf(bounds: Bounds, compare: (bound: number) => number): -1 | 0 | 1 {
  const { over, from, upTo, below } = bounds
  if (over !== undefined && compare(over) <= 0) return -1
  if (from !== undefined && compare(from) < 0) return -1
  if (upTo !== undefined && compare(upTo) > 0) return 1
  if (below !== undefined && compare(below) >= 0) return 1
  return 0
}

/** Whether an age is within bounds on a day; null if that depends on what is not known of it. */
export function ageWithin(bounds: Bounds, start: Start, day: Day, count: AgeCount): boolean | null {
  const sides = [start.earliest, start.latest].map((from) =>
    sideOf(bounds, (years) => compareAge(from, day, years, count)),
  )
  return sides[0] === sides[1] ? sides[0] === 0 : null
}
