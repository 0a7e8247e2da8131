import { addDays } from '@/kernel/days'
import type { Holiday } from './department-calendar-and-promises'

export const PROPOSAL_MESSAGES = {
  country: 'Choose a country',
  unknown: 'No holidays are known for this country. Add them yourself.',
  year: 'Choose a year from this one to five years ahead',
} as const

/** How many years ahead holidays are proposed. */
export const PROPOSED_YEARS = 5

/** A holiday as the library knows it: its first local day, and for how long it lasts. */
type Known = { date: string; start: Date; end: Date; name: string }

const DAY_MS = 86_400_000

/** The days of holidays, each once and in order; one that lasts several days is each of them. */
export function proposedDays(known: readonly Known[], year: number): Holiday[] {
  const days = known.flatMap(({ date, end, name, start }) => {
    const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
    return Array.from({ length }, (_, index) => ({ day: addDays(date.slice(0, 10), index), name }))
  })
  const once = new Map(days.toReversed().map((one) => [one.day, one]))
  return [...once.values()]
    .filter(({ day }) => day.startsWith(String(year)))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}
