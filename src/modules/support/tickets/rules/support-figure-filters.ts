import { addDays, type Day } from '@/kernel/days'
import { STAFF_TICKETS } from './ticket-hrefs'
import { UNRESOLVED } from './ticket-workflow'

/** A filter of the list of tickets, as its address has it. */
export type ListFilter = Readonly<Record<string, string>>

/** How long an unresolved ticket has been there, in days of the company. */
export const AGES = ['today', 'days', 'week', 'older'] as const
export type Age = (typeof AGES)[number]

export const AGE_LABELS: Record<Age, string> = {
  today: 'Today',
  days: '1 to 3 days',
  week: '4 to 7 days',
  older: 'Over a week',
}

/** Days before today, both included; without a first, all earlier ones. */
const DAYS_AGO: Record<Age, { first?: number; last: number }> = {
  today: { first: 0, last: 0 },
  days: { first: 3, last: 1 },
  week: { first: 7, last: 4 },
  older: { last: 8 },
}

/** Medians and ratings are those of tickets created within so many days. */
export const FIGURES_DAYS = 30

const unresolved = { status: UNRESOLVED.join(',') }

/** The unresolved tickets of an age. */
export function ageFilter(age: Age, today: Day): ListFilter {
  const { first, last } = DAYS_AGO[age]
  return {
    ...unresolved,
    ...(first !== undefined && { dateFrom: addDays(today, -first) }),
    dateTo: addDays(today, -last),
  }
}

/** The other figures, each with the list that it is made of. */
export function figureFilters(today: Day) {
  // A first day alone is that day in the list.
  // What became part of another ticket counts there.
  const recent = { dateFrom: addDays(today, 1 - FIGURES_DAYS), dateTo: today, merged: 'false' }
  return {
    dueToday: { due: 'today' },
    breached: { due: 'breached' },
    firstResponse: { ...recent, answered: 'true' },
    resolution: { ...recent, status: 'RESOLVED,CLOSED' },
    ratings: { ...recent, rated: 'true' },
  } satisfies Record<string, ListFilter>
}

export const ratingFilter = (rating: number, today: Day): ListFilter => ({
  ...figureFilters(today).ratings,
  rating: String(rating),
})

/** Where a list is: among all tickets, whatever their state. */
export const listHref = (filter: ListFilter): string => `${STAFF_TICKETS}/all?${new URLSearchParams(filter)}`
