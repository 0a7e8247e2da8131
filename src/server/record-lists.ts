import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { WHOLE_LIST_LIMIT } from '@/kernel/paging'
import { type Actor, can, visibleShowrooms } from '@/kernel/permissions'
import { ACTIVE, canRest, columnOf, fieldsOf, type RecordField, type RecordList } from '@/kernel/record-list'
import { tableOf } from './records'
import {
  all,
  byName,
  contains,
  inShowrooms,
  iso,
  type Paging,
  pageOf,
  type Row,
  rowsOf,
  textOrNull,
} from './sql'
import type { Db } from './transaction'

/** A value as it is stored. */
export type Stored = string | number | boolean | null

/** A record of a list as it is stored, its values by field. */
export type StoredRecord = {
  id: number
  values: Readonly<Record<string, Stored>>
  createdAt: string
  updatedAt: string
}

/** Who asks: somebody, of whose records they see; or the product itself, which sees all. */
export type Viewer = Actor | 'product'

/** The filter of a list, by the names of its call. */
export type RecordFilter = { readonly [name: string]: unknown }

/** A column of `t`, by its field. */
const column = (field: string): SQL => sql.join([sql`t.`, sql.identifier(columnOf(field))])

/**
 * The records that somebody sees: those in use, unless they may read the module that looks after them, and those of
 * their showrooms, where the list knows showrooms.
 */
function seen(list: RecordList, viewer: Viewer): SQL | false {
  if (viewer === 'product') return false
  return all([
    canRest(list) && !can(viewer, list.module, 'read') && sql`${column(ACTIVE)} IS NOT FALSE`,
    list.showroom !== undefined && inShowrooms(column(list.showroom), visibleShowrooms(viewer)),
  ])
}

const source = (list: RecordList, where: SQL) => ({
  select: sql`t.*`,
  from: sql`${sql.identifier(tableOf(list.slug))} t`,
  where,
  orderBy: sql.join(
    [...(list.order ?? list.title).map((field) => byName(column(field))), sql`t.id`],
    sql`, `,
  ),
})

const wordsOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** One page of a list, of what the viewer sees. */
export async function listRecords(
  db: Db,
  list: RecordList,
  filter: RecordFilter & Paging,
  viewer: Viewer,
): Promise<{ records: StoredRecord[]; total: number }> {
  const searched = sql`concat_ws(' ', ${sql.join(list.search.fields.map(column), sql`, `)})`
  const where = all([
    contains(searched, wordsOf(filter.search)),
    ...list.filters.map(({ field }) => contains(column(field), wordsOf(filter[field]))),
    seen(list, viewer),
  ])
  const { rows, total } = await pageOf(db, source(list, where), filter)
  return { records: rows.map((row) => readRecord(list, row)), total }
}

/** One record; undefined when there is none, or none that the viewer sees. */
export async function getRecord(
  db: Db,
  list: RecordList,
  id: number,
  viewer: Viewer,
): Promise<StoredRecord | undefined> {
  const [row] = await rowsOf(db, source(list, all([sql`t.id = ${id}`, seen(list, viewer)])), 1)
  return row && readRecord(list, row)
}

/** The values of one field among what the viewer sees, each once whatever its case, by name. */
export async function valuesOf(db: Db, list: RecordList, field: string, viewer: Viewer): Promise<string[]> {
  const value = column(field)
  const { rows } = await db.execute(
    sql`SELECT min(${value}) AS value FROM ${sql.identifier(tableOf(list.slug))} t
      WHERE ${all([sql`btrim(${value}) <> ''`, seen(list, viewer)])}
      GROUP BY lower(${value}) ORDER BY ${byName(sql`min(${value})`)} LIMIT ${WHOLE_LIST_LIMIT}`,
  )
  return rows.map((row) => String(row.value))
}

function readRecord(list: RecordList, row: Row): StoredRecord {
  const values = fieldsOf(list).map(([name, field]) => [name, readValue(field, row[columnOf(name)])])
  return {
    id: Number(row.id),
    values: Object.fromEntries(values),
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  }
}

function readValue(field: RecordField, value: unknown): Stored {
  const text = textOrNull(value)
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : field.initial
    case 'choice':
      return field.options.some((option) => option.value === text) ? text : field.initial
    case 'number':
      // Words that once stood in a number's place are kept, so that a form can have them put right.
      return text === null || text.trim() === '' ? null : Number.isNaN(Number(text)) ? text : Number(text)
    default:
      return text
  }
}
