import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { users } from '@/modules/accounts/tables.gen'
import { savedSearches } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { isoMoment, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { type AlertFrequency, dueAt, zoneOfCountry } from '../rules/saved-search-alerts'
import type { SavedSearchPatch } from '../schemas/saved-search'

/**
 * Renames a search of the request's user, or changes how often alerts are sent.
 *
 * @throws AppError 404 if that person has no such search
 */
export async function changeSavedSearch(
  req: PayloadRequest,
  id: number,
  { name, frequency }: SavedSearchPatch,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const search = await lockSearch(db, id, Number(req.user?.id ?? 0))
    if (!search) throw notFound('Saved search not found')
    const isOther = frequency !== undefined && frequency !== search.frequency
    const data = { ...(name !== undefined && { name }), ...(isOther && asOften(search, frequency)) }
    await updateSearch(inner, id, data)
    if (isOther) await moveAlerts(db, search, frequency)
  })
}

/**
 * Turns off the alerts of a saved search; for unsubscribe links.
 *
 * @param userId the owner; other people's searches are not changed
 */
export async function silenceSavedSearch(
  req: PayloadRequest,
  db: Db,
  id: number,
  userId: number,
): Promise<void> {
  const search = await lockSearch(db, id, userId)
  if (!search || search.frequency === 'off') return
  await updateSearch(req, id, asOften(search, 'off'))
  await moveAlerts(db, search, 'off')
}

const s = alias(savedSearches, 's')
const u = alias(users, 'u')
const LOCKED = { id: s.id, frequency: s.frequency, country: u.country, now: isoMoment(sql`now()`) }

/** A locked search; `now` is from the same clock as the listing times. */
type LockedSearch = RowOf<typeof LOCKED>

async function lockSearch(db: Db, id: number, userId: number): Promise<LockedSearch | null> {
  const [search] = await select(
    db,
    LOCKED,
    sql`FROM saved_searches s JOIN users u ON u.id = s.user_id
      WHERE s.id = ${id} AND s.user_id = ${userId} FOR UPDATE OF s`,
  )
  return search ?? null
}

/** Vehicles listed while alerts were off are not news later. */
const asOften = (was: LockedSearch, frequency: AlertFrequency) => ({
  frequency,
  ...(was.frequency === 'off' && { lastMark: was.now }),
})

type Change = { name?: string; frequency?: AlertFrequency; lastMark?: string }

async function updateSearch(req: PayloadRequest, id: number, data: Change): Promise<void> {
  await req.payload.update({ collection: 'saved-searches', id, data, req, overrideAccess: true, depth: 0 })
}

/** Pending alerts follow the search's new frequency, or are dropped. */
async function moveAlerts(db: Db, { country, id }: LockedSearch, frequency: AlertFrequency): Promise<void> {
  const due = dueAt(frequency, new Date(), zoneOfCountry(country))
  await db.execute(
    due
      ? sql`UPDATE vehicle_alerts SET due_at = ${due.toISOString()} WHERE search_id = ${id} AND due_at IS NOT NULL`
      : sql`DELETE FROM vehicle_alerts WHERE search_id = ${id} AND told_at IS NULL`,
  )
}
