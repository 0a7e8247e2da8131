import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, unauthenticated } from '@/kernel/errors'
import { lockPerson } from '@/modules/accounts/people/operations/lock-person'
import { savedSearches } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { SAVED_SEARCHES_MAX } from '../rules/saved-search-alerts'
import type { SavedSearchInput } from '../schemas/saved-search'

const FULL = `You can keep up to ${SAVED_SEARCHES_MAX} searches. Remove one first.`

/**
 * Saves a search for the request's user.
 *
 * @returns its id
 * @throws AppError 401 for a guest, 409 if it is saved already or there is no room for another
 */
export async function saveSearch(req: PayloadRequest, search: SavedSearchInput): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { id, stored, now } = await lockCustomer(req, db)
    if (stored.size >= SAVED_SEARCHES_MAX) throw conflict(FULL)
    if (stored.has(search.query)) throw conflict('You have already saved this search')
    return store(inner, id, search, now)
  })
}

/**
 * Saves the searches that a browser stored for its guest: each that is not saved yet, while there is
 * room.
 *
 * @returns how many were saved
 * @throws AppError 401 for a guest
 */
export async function saveBrowserSearches(
  req: PayloadRequest,
  searches: readonly SavedSearchInput[],
): Promise<number> {
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { id, stored, now } = await lockCustomer(req, db)
    const before = stored.size
    for (const search of searches) {
      if (stored.size >= SAVED_SEARCHES_MAX) break
      if (stored.has(search.query)) continue
      await store(inner, id, search, now)
      stored.add(search.query)
    }
    return stored.size - before
  })
}

/** A locked person, with their saved searches and the database's current time. */
type Owner = { id: number; stored: Set<string>; now: string }

/** One at a time per person, so that the limit holds and nothing is saved twice. */
async function lockCustomer(req: PayloadRequest, db: Db): Promise<Owner> {
  const user = Number(req.user?.id ?? 0)
  const now = await lockPerson(db, user)
  if (now === null) throw unauthenticated()
  const queries = await selectValues(
    db,
    savedSearches.query,
    sql`FROM saved_searches WHERE user_id = ${user}`,
  )
  return { id: user, stored: new Set(queries), now }
}

/** @param now anything listed before is not news */
async function store(
  req: PayloadRequest,
  user: number,
  { name, query, frequency }: SavedSearchInput,
  now: string,
): Promise<number> {
  const data = { user, name, query, frequency, lastMark: now }
  const common = { collection: 'saved-searches', req, overrideAccess: true, depth: 0 } as const
  return (await req.payload.create({ ...common, data })).id
}
