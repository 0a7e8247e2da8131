import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { mayChangeView, VIEWS_MAX } from '@/kernel/lists/saved-view-rules'
import type { Actor, ModuleKey } from '@/kernel/permissions'
import { listPeopleNames } from '@/modules/accounts/people/queries/list-people-names'
import type { Db } from '@/server/db-of'
import { tableOf } from '@/server/records'
import { flag, isoMoment, number, type RowOf, text } from '@/server/rows/fields'
import { all, equals } from '@/server/sql'

/** What is stored of every view; its table is `w`. */
export const VIEW = {
  id: number(sql`w.id`),
  userId: number(sql`w.user_id`),
  name: text(sql`w.name`),
  query: text(sql`coalesce(w.query, '')`),
  isShared: flag(sql`w.is_shared`),
}

/** What its owner gets of it, in the file of their own data. */
export const OWN_VIEW = {
  name: VIEW.name,
  query: VIEW.query,
  isShared: VIEW.isShared,
  savedAt: isoMoment(sql`w.created_at`),
}

/** A stored view: those of several lists name theirs, and names are used once in each. */
export type ViewRow = RowOf<typeof VIEW> & { list?: string }

/** The saved views of a part of the back office. */
export type ViewKind<Row extends ViewRow = ViewRow> = {
  collection: CollectionSlug
  /** Those who change its records share views: they arrange the work on them. */
  module: ModuleKey
  /** `rest` is the statement from FROM on. */
  read: (db: Db, rest: SQL) => Promise<Row[]>
  /** Whether a person's own views name their owner, too. */
  namesOneself?: true
  words: {
    /** There is no such view for the caller. */
    notFound: string
    /** The person has as many as there may be. */
    full: string
  }
}

/** What most kinds answer. */
export const VIEW_WORDS: ViewKind['words'] = {
  notFound: 'View not found',
  full: `You can have up to ${VIEWS_MAX} views. Delete one first.`,
}

/** Which of the views: those of a list, or one. */
type Which = { id?: number; list?: string }

/** The table of a kind's views. */
export const viewsTable = ({ collection }: Pick<ViewKind, 'collection'>): SQL =>
  sql`${sql.identifier(tableOf(collection))} w`

const byName = sql`ORDER BY lower(w.name), w.id`

/** The views that a person has saved, by name: a statement from FROM on. */
export const fromOwnViews = (kind: Pick<ViewKind, 'collection'>, userId: number): SQL =>
  sql`FROM ${viewsTable(kind)} WHERE w.user_id = ${userId} ${byName}`

/** The views that a member of staff has: their own, and those that others share, by name, with who shares them. */
export async function listViews<Row extends ViewRow>(
  db: Db,
  kind: ViewKind<Row>,
  userId: number,
  { id, list }: Which = {},
): Promise<(Row & { owner: string | null })[]> {
  const where = all([
    sql`(w.user_id = ${userId} OR w.is_shared)`,
    equals(sql`w.id`, id),
    equals(sql`w.list::text`, list),
  ])
  const rows = await kind.read(db, sql`FROM ${viewsTable(kind)} WHERE ${where} ${byName}`)
  const named = kind.namesOneself ? rows : rows.filter((row) => row.userId !== userId)
  const owners = await listPeopleNames(db, [...new Set(named.map((row) => row.userId))])
  return rows.map((row) => ({ ...row, owner: owners.get(row.userId) ?? null }))
}

/** The same as somebody is shown them: with whether they may change each. */
export async function listViewsFor<Row extends ViewRow>(
  db: Db,
  kind: ViewKind<Row>,
  actor: Actor,
  which?: Which,
) {
  const views = actor.kind === 'staff' ? await listViews(db, kind, actor.id, which) : []
  return views.map(({ userId, ...view }) => ({
    ...view,
    mayChange: mayChangeView(actor, { userId, isShared: view.isShared }),
  }))
}
