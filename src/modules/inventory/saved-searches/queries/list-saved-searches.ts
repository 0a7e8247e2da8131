import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { savedSearches } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { isoMoment, nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { AlertFrequency } from '../rules/saved-search-alerts'
import { savedHref } from '../schemas/saved-href'

/** A person's saved search. */
export type SavedSearch = {
  id: number
  name: string
  /** Its filters as in an address, in canonical order. */
  query: string
  href: string
  frequency: AlertFrequency
  /** Anything listed before this time is not news. */
  lastMark: string
  createdAt: string
  /** When the last alert was sent; null for never. */
  lastToldAt: string | null
}

const s = alias(savedSearches, 's')

const STORED = {
  id: s.id,
  name: s.name,
  query: s.query,
  frequency: s.frequency,
  lastMark: s.lastMark,
  createdAt: s.createdAt,
  lastToldAt: nullable(isoMoment(sql`(SELECT max(told_at) FROM vehicle_alerts a WHERE a.search_id = s.id)`)),
}

/** A person's saved searches, latest first; with `id` only that one, if it is the person's own. */
export async function listSavedSearchesOf(db: Db, user: number, id?: number): Promise<SavedSearch[]> {
  const one = id === undefined ? sql`true` : sql`s.id = ${id}`
  const mine = sql`FROM saved_searches s WHERE s.user_id = ${user} AND ${one} ORDER BY s.created_at DESC, s.id DESC`
  const rows = await select(db, STORED, mine)
  return rows.map((row) => ({ ...row, href: savedHref(row.query) }))
}
