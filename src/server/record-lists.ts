import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { WHOLE_LIST_LIMIT } from '@/kernel/paging'
import { type Actor, can, visibleShowrooms } from '@/kernel/permissions'
import {
  ACTIVE,
  canRest,
  columnIn,
  columnOf,
  fieldsOf,
  type LinkedList,
  linksOf,
  type RecordField,
  type RecordList,
} from '@/kernel/record-list'
import { tableOf } from './records'
import { json, moment, number, text } from './rows/fields'
import { selectList, selectPage, selectValues } from './rows/select'
import { all, byName, contains, inShowrooms, type Paging, textOrNull } from './sql'
import type { Db } from './transaction'

/** A value as it is stored. */
export type Stored = string | number | boolean | null

/** A record of a list as it is stored, its values by field. */
export type StoredRecord = {
  id: number
  values: Readonly<Record<string, Stored>>
  /** The words of the records that its links lead to, by field; null where a link leads nowhere. */
  labels: Readonly<Record<string, string | null>>
  createdAt: string
  updatedAt: string
}

/** Who asks: somebody, of whose records they see; or the product itself, which sees all. */
export type Viewer = Actor | 'product'

/** The filter of a list, by the names of its call. */
export type RecordFilter = { readonly [name: string]: unknown }

/** A column of `t`, by its field. */
const column = (field: string): SQL => sql.join([sql`t.`, sql.identifier(columnOf(field))])

/** What the record is called that a link of `t` leads to. */
const labelOf = (name: string, { slug, title }: LinkedList): SQL =>
  sql`(SELECT concat_ws(', ', ${sql.join(
    title.map((field) => sql`nullif(l.${sql.identifier(columnOf(field))}, '')`),
    sql`, `,
  )}) FROM ${sql.identifier(tableOf(slug))} l WHERE l.id = t.${sql.identifier(`${columnOf(name)}_id`)})`

/** What a field says in words: its column, or what the record is called that it leads to. */
function wordsIn({ fields }: RecordList, name: string): SQL {
  const field = fields[name]
  return field?.kind === 'link' ? labelOf(name, field.to) : column(name)
}

/** The words of every link of `t`, by field. */
const labelsIn = (list: RecordList): SQL =>
  sql`jsonb_build_object(${sql.join(
    linksOf(list).map(([name, to]) => sql`${name}::text, ${labelOf(name, to)}`),
    sql`, `,
  )})`

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

const shapeOf = (list: RecordList) => ({
  id: number(sql`t.id`),
  values: json((stored) => valuesIn(list, stored), sql`to_jsonb(t)`),
  labels: json(z.record(z.string(), z.string().nullable()), labelsIn(list)),
  createdAt: moment(sql`t.created_at`),
  updatedAt: moment(sql`t.updated_at`),
})

const source = (list: RecordList, where: SQL) => ({
  shape: shapeOf(list),
  from: sql`${sql.identifier(tableOf(list.slug))} t`,
  where,
  orderBy: sql.join(
    [...(list.order ?? list.title).map((field) => byName(wordsIn(list, field))), sql`t.id`],
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
  const searched = sql`concat_ws(' ', ${sql.join(
    list.search.fields.map((field) => wordsIn(list, field)),
    sql`, `,
  )})`
  const where = all([
    contains(searched, wordsOf(filter.search)),
    ...list.filters.map(({ field }) => contains(wordsIn(list, field), wordsOf(filter[field]))),
    seen(list, viewer),
  ])
  const { rows: records, total } = await selectPage(db, source(list, where), filter)
  return { records, total }
}

/** One record; undefined when there is none, or none that the viewer sees. */
export async function getRecord(
  db: Db,
  list: RecordList,
  id: number,
  viewer: Viewer,
): Promise<StoredRecord | undefined> {
  const [record] = await selectList(db, source(list, all([sql`t.id = ${id}`, seen(list, viewer)])), 1)
  return record
}

/** The values of one field among what the viewer sees, each once whatever its case, by name. */
export function valuesOf(db: Db, list: RecordList, field: string, viewer: Viewer): Promise<string[]> {
  const value = wordsIn(list, field)
  return selectValues(
    db,
    text(sql`min(${value})`),
    sql`FROM ${sql.identifier(tableOf(list.slug))} t
      WHERE ${all([sql`btrim(${value}) <> ''`, seen(list, viewer)])}
      GROUP BY lower(${value}) ORDER BY ${byName(sql`min(${value})`)} LIMIT ${WHOLE_LIST_LIMIT}`,
  )
}

/** The values of a list's fields in a row, by the names of its columns. */
function valuesIn(list: RecordList, stored: unknown): StoredRecord['values'] {
  const row = z.record(z.string(), z.unknown()).parse(stored)
  return Object.fromEntries(
    fieldsOf(list).map(([name, field]) => [name, readValue(field, row[columnIn(list, name)])]),
  )
}

function readValue(field: RecordField, value: unknown): Stored {
  const words = textOrNull(value)
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : field.initial
    case 'choice':
      return field.options.some((option) => option.value === words) ? words : field.initial
    case 'link':
    case 'image':
      return words === null ? null : Number(words)
    case 'number':
      // Words that once stood in a number's place are kept, so that a form can have them put right.
      return words === null || words.trim() === ''
        ? null
        : Number.isNaN(Number(words))
          ? words
          : Number(words)
    default:
      return words
  }
}
