import { sql } from '@payloadcms/db-postgres'
import { VIEWS_MAX } from '@/kernel/lists/saved-view-rules'
import {
  fromOwnViews,
  listViews,
  OWN_VIEW,
  VIEW,
  type ViewKind,
} from '@/modules/accounts/saved-views/queries/list-views'
import type { Db } from '@/server/db-of'
import { type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { viewHref } from '../../schemas/saved-view'

const columns = text(sql`coalesce(w.columns, '')`)
const SAVED_VIEW = { ...VIEW, columns }
const OWN = { id: VIEW.id, columns, ...OWN_VIEW }

/** Views of the list of vehicles. */
export const SAVED_VIEWS: ViewKind<RowOf<typeof SAVED_VIEW>> = {
  collection: 'saved-views',
  module: 'inventory',
  read: (db, rest) => select(db, SAVED_VIEW, rest),
  namesOneself: true,
  words: {
    notFound: 'Saved view not found',
    full: `You can keep up to ${VIEWS_MAX} views. Delete one first.`,
  },
}

/** The views that a member of staff has, with the addresses that open them; with `id` only that one. */
export async function listSavedViewsOf(db: Db, userId: number, id?: number) {
  const views = await listViews(db, SAVED_VIEWS, userId, { id })
  return views.map((view) => ({ ...view, href: viewHref(view) }))
}

/** The views that a person has saved, by name. */
export const listOwnViewsOf = (db: Db, userId: number): Promise<RowOf<typeof OWN>[]> =>
  select(db, OWN, fromOwnViews(SAVED_VIEWS, userId))
