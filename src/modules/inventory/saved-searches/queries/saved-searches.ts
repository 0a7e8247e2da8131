import { sql } from '@payloadcms/db-postgres'
import { iso, type Row } from '@/server/sql'
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

const savedSearchOf = (row: Row): SavedSearch => ({
  id: Number(row.id),
  name: String(row.name),
  query: String(row.query),
  href: savedHref(String(row.query)),
  frequency: String(row.frequency) as AlertFrequency,
  lastMark: iso(row.last_mark),
  createdAt: iso(row.created_at),
  lastToldAt: row.last_told_at == null ? null : iso(row.last_told_at),
})

/** The searches that a person keeps, the latest first; with `id` that one alone, if it is the person's own. */
export async function savedSearchesOf(db: Db, user: number, id?: number): Promise<SavedSearch[]> {
  const one = id === undefined ? sql`true` : sql`s.id = ${id}`
  const { rows } = await db.execute(sql`
    SELECT s.*, (SELECT max(told_at) FROM vehicle_alerts a WHERE a.search_id = s.id) AS last_told_at
    FROM saved_searches s WHERE s.user_id = ${user} AND ${one} ORDER BY s.created_at DESC, s.id DESC`)
  return rows.map(savedSearchOf)
}
