import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { savedSearches } from '@/modules/inventory/tables.gen'
import { moment, nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import type { AlertFrequency } from '../rules/alerts'
import { savedHref } from '../schemas/saved-query'

/** A search that a person keeps. */
export type SavedSearch = {
  id: number
  name: string
  /** Its filters as an address holds them, in canonical order. */
  query: string
  href: string
  frequency: AlertFrequency
  /** What was listed before this moment is no news. */
  lastMark: string
  createdAt: string
  /** When it was last written of; null for never. */
  lastToldAt: string | null
}

const s = alias(savedSearches, 's')

const KEPT = {
  id: s.id,
  name: s.name,
  query: s.query,
  frequency: s.frequency,
  lastMark: s.lastMark,
  createdAt: s.createdAt,
  lastToldAt: nullable(moment(sql`(SELECT max(told_at) FROM vehicle_alerts a WHERE a.search_id = s.id)`)),
}

/** The searches that a person keeps, the latest first; with `id` that one alone, if it is the person's own. */
export async function savedSearchesOf(db: Db, user: number, id?: number): Promise<SavedSearch[]> {
  const one = id === undefined ? sql`true` : sql`s.id = ${id}`
  const mine = sql`FROM saved_searches s WHERE s.user_id = ${user} AND ${one} ORDER BY s.created_at DESC, s.id DESC`
  const rows = await select(db, KEPT, mine)
  return rows.map((row) => ({ ...row, href: savedHref(row.query) }))
}
