import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { listNamesOf } from '@/modules/accounts/people/queries/list-people-names'
import { savedViews } from '@/modules/inventory/tables.gen'
import { type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { viewHref } from '../../schemas/saved-view'
import { stockSettings } from '../tables'

const s = alias(savedViews, 's')

const VIEW = {
  id: s.id,
  userId: s.userId,
  name: s.name,
  query: text(sql`coalesce(s.query, '')`),
  columns: text(sql`coalesce(s.columns, '')`),
  isShared: s.isShared,
}

/** A saved view of the list of vehicles, with the address that opens it. */
export type SavedView = RowOf<typeof VIEW> & {
  href: string
  /** Whose it is, for views of others. */
  owner: string | null
}

/** The views that a member of staff has: their own, and those that others share, by name; with `id` only that one. */
export async function listSavedViewsOf(db: Db, userId: number, id?: number): Promise<SavedView[]> {
  const one = id === undefined ? sql`true` : sql`s.id = ${id}`
  const rows = await select(
    db,
    VIEW,
    sql`FROM saved_views s WHERE (s.user_id = ${userId} OR s.is_shared) AND ${one} ORDER BY lower(s.name), s.id`,
  )
  const owners = await listNamesOf(db, [...new Set(rows.map((row) => row.userId))])
  return rows.map((row) => ({ ...row, href: viewHref(row), owner: owners.get(row.userId) ?? null }))
}

const OWN = {
  id: s.id,
  name: s.name,
  query: VIEW.query,
  columns: VIEW.columns,
  isShared: s.isShared,
  savedAt: s.createdAt,
}

/** The views that a person has saved, by name. */
export const listOwnViewsOf = (db: Db, userId: number): Promise<RowOf<typeof OWN>[]> =>
  select(db, OWN, sql`FROM saved_views s WHERE s.user_id = ${userId} ORDER BY lower(s.name), s.id`)

const SETTINGS = { columns: stockSettings.columns, defaultView: stockSettings.defaultView }

/** What a member of staff has chosen for the list of vehicles. */
export async function readStockSettingsOf(db: Db, userId: number): Promise<RowOf<typeof SETTINGS>> {
  const [row] = await select(db, SETTINGS, sql`FROM stock_settings WHERE user_id = ${userId}`)
  return row ?? { columns: null, defaultView: null }
}
