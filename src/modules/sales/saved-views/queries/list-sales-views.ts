import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/kernel/permissions'
import {
  fromOwnViews,
  listViewsFor,
  OWN_VIEW,
  VIEW,
  VIEW_WORDS,
  type ViewKind,
} from '@/modules/accounts/saved-views/queries/list-views'
import type { Db } from '@/server/db-of'
import { oneOf, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { SALES_LISTS, type SalesList, salesViewHref } from '../rules/sales-lists'

const list = oneOf(SALES_LISTS, sql`w.list`)
const SALES_VIEW = { ...VIEW, list }
const OWN = { list, ...OWN_VIEW }

/** Views of quotes, orders and payments. */
export const SALES_VIEWS: ViewKind<RowOf<typeof SALES_VIEW>> = {
  collection: 'sales-views',
  module: 'sales',
  read: (db, rest) => select(db, SALES_VIEW, rest),
  words: VIEW_WORDS,
}

/** The views that a member of staff has: those of a list, or one. */
export async function listSalesViews(db: Db, actor: Actor, which: { list?: SalesList; id?: number }) {
  const views = await listViewsFor(db, SALES_VIEWS, actor, which)
  return views.map((view) => ({ ...view, href: salesViewHref(view) }))
}

/** The views that a person has saved, by name. */
export const listOwnSalesViews = (db: Db, userId: number): Promise<RowOf<typeof OWN>[]> =>
  select(db, OWN, fromOwnViews(SALES_VIEWS, userId))
