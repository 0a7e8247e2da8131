import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { selectValues } from '@/server/rows/select'
import { findMatchingSearches } from './find-matching-searches'
import { listSavedSearchesOf, type SavedSearch } from './list-saved-searches'

/** A saved search with the number of vehicles that are new for it. */
export type SearchNews = {
  id: number
  name: string
  href: string
  /** Up to NEWS_MAX. */
  count: number
  isMore: boolean
}

/** Beyond so many the page shows that there are more. */
const NEWS_MAX = 20

/** The vehicles listed last that are looked at. A visit with more news than this shows them in the search itself. */
const NEWEST = 2_000

/**
 * How many vehicles were listed for each of a person's saved searches since a moment, most first; searches without news
 * are left out. What was listed before a search was saved is none.
 *
 * @param since null for anything since each was saved
 */
export async function listSearchNews(
  payload: Payload,
  userId: number,
  since: Date | null,
): Promise<SearchNews[]> {
  const searches = await listSavedSearchesOf(payload.db.drizzle, userId)
  if (searches.length === 0) return []
  const marked = searches.map((search) => ({ ...search, mark: markOf(search, since) }))
  const oldest = new Date(Math.min(...marked.map(({ mark }) => mark.getTime())))
  const vehicles = await selectValues(
    payload,
    vehicleSearch.vehicleId,
    sql`FROM vehicle_search WHERE is_public AND listed > ${oldest.toISOString()}::timestamptz
      ORDER BY listed DESC, vehicle_id DESC LIMIT ${NEWEST}`,
  )
  const matches = await findMatchingSearches(payload, marked, vehicles, NEWS_MAX + 1)
  const counts = new Map<number, number>()
  for (const { search } of matches) counts.set(search, (counts.get(search) ?? 0) + 1)
  return searches
    .flatMap(({ href, id, name }) => {
      const count = counts.get(id) ?? 0
      return count > 0 ? [{ id, name, href, count: Math.min(count, NEWS_MAX), isMore: count > NEWS_MAX }] : []
    })
    .toSorted((a, b) => b.count - a.count)
}

const markOf = ({ lastMark }: SavedSearch, since: Date | null): Date => {
  const saved = new Date(lastMark)
  return since && since > saved ? since : saved
}
