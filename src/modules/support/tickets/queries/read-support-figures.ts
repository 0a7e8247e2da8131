import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Day } from '@/kernel/days'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import type { Db } from '@/server/db-of'
import { nullable, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all } from '@/server/sql'
import {
  AGE_LABELS,
  AGES,
  ageFilter,
  figureFilters,
  type ListFilter,
  listHref,
  ratingFilter,
} from '../rules/support-figure-filters'
import { RATING_MAX } from '../rules/ticket-limits'
import { ticketsFilter } from '../schemas/tickets-query'
import { filterTickets, type ListReader } from './filter-tickets'
import { ticketsInScope } from './match-tickets-in-scope'

type Viewer = ListReader & { showrooms: ShowroomScope }

const COUNT = { n: number(sql`count(*)`) }

/** The median of a time since tickets were created, in minutes. */
const medianOf = (until: SQL) => ({
  ...COUNT,
  median: nullable(
    number(
      sql`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${until} - t.created_at)) / 60)::numeric)`,
    ),
  ),
})
const FIRST_RESPONSE = medianOf(sql`t.first_responded_at`)
const RESOLUTION = medianOf(sql`coalesce(t.resolved_at, t.closed_at)`)
const RATINGS = { ...COUNT, rating: number(sql`t.rating`) }

/** How many there are of each rating, the best first, and their average. */
function ratingsOf(rated: readonly { rating: number; n: number }[], today: Day) {
  const count = rated.reduce((sum, { n }) => sum + n, 0)
  const sum = rated.reduce((total, { n, rating }) => total + n * rating, 0)
  const stars = Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index).map((rating) => ({
    rating,
    count: rated.find((one) => one.rating === rating)?.n ?? 0,
    href: listHref(ratingFilter(rating, today)),
  }))
  return { count, average: count === 0 ? null : Math.round((sum / count) * 10) / 10, stars }
}

/**
 * Whether promises are kept: what is open by age, due today and overdue; how fast tickets of the last days were answered
 * and resolved by the clock, and how they were rated. Each with the list that it is made of, within the viewer's showrooms.
 */
export async function readSupportFigures(db: Db, viewer: Viewer, now = new Date()) {
  const today = dayIn(now, viewer.timezone)
  const from = async (filter: ListFilter): Promise<SQL> => {
    const where = await filterTickets(db, ticketsFilter.parse(filter), viewer, now)
    return sql`FROM support_tickets t WHERE ${all([where, ticketsInScope(viewer.showrooms)])}`
  }
  const countOf = async (filter: ListFilter) => {
    const [row] = await select(db, COUNT, await from(filter))
    return { count: row?.n ?? 0, href: listHref(filter) }
  }
  const speedOf = async (shape: typeof FIRST_RESPONSE, filter: ListFilter) => {
    const [row] = await select(db, shape, await from(filter))
    return { count: row?.n ?? 0, medianMinutes: row?.median ?? null, href: listHref(filter) }
  }
  const filters = figureFilters(today)
  const age = []
  for (const key of AGES) age.push({ key, label: AGE_LABELS[key], ...(await countOf(ageFilter(key, today))) })
  const rated = await select(db, RATINGS, sql`${await from(filters.ratings)} GROUP BY t.rating`)
  return {
    since: filters.ratings.dateFrom,
    age,
    dueToday: await countOf(filters.dueToday),
    breached: await countOf(filters.breached),
    firstResponse: await speedOf(FIRST_RESPONSE, filters.firstResponse),
    resolution: await speedOf(RESOLUTION, filters.resolution),
    ratings: { ...ratingsOf(rated, today), href: listHref(filters.ratings) },
  }
}

export type SupportFigures = Awaited<ReturnType<typeof readSupportFigures>>
