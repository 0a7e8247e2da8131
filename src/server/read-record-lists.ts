import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { type Actor, can } from '@/kernel/permissions'
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
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { companyDay } from './database/company-day'
import type { Db } from './db-of'
import { tableOf } from './records'
import { isoMoment, json, number, text } from './rows/fields'
import { select, selectList, selectPage, selectValues } from './rows/select'
import { all, byName, contains, equals, inShowrooms, type Paging, textOrNull } from './sql'

/** A value as stored. */
export type Stored = string | number | boolean | null

/** A list's record as stored, its values by field. */
export type StoredRecord = {
  id: number
  values: Readonly<Record<string, Stored>>
  /** The titles of linked records, by field; null if a link has no target. */
  labels: Readonly<Record<string, string | null>>
  createdAt: string
  updatedAt: string
}

/** Who makes the request: an actor, limited to the records visible to them; or the product itself, which sees all. */
export type Viewer = Actor | 'product'

/** A list's filter, by the parameter names of its call. */
export type RecordFilter = { readonly [name: string]: unknown }

/** A column of `t`, by its field. */
const column = (field: string): SQL => sql.join([sql`t.`, sql.identifier(columnOf(field))])

/** The title of a record `l` of the list that links point to. */
const titleIn = ({ title }: LinkedList): SQL =>
  sql`concat_ws(', ', ${sql.join(
    title.map((field) => sql`nullif(l.${sql.identifier(columnOf(field))}, '')`),
    sql`, `,
  )})`

/** The title of the record that a link of `t` points to. */
const labelOf = (name: string, to: LinkedList): SQL =>
  sql`(SELECT ${titleIn(to)} FROM ${sql.identifier(tableOf(to.slug))} l
    WHERE l.id = t.${sql.identifier(`${columnOf(name)}_id`)})`

/** Every record that a link can point to, by id, with its title. */
export async function linkedTitles(db: Db, to: LinkedList): Promise<ReadonlyMap<number, string>> {
  const shape = { id: number(sql`l.id`), title: text(titleIn(to)) }
  const rows = await select(db, shape, sql`FROM ${sql.identifier(tableOf(to.slug))} l ORDER BY l.id`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** A field as text: its column, or the title of the linked record. */
function wordsIn({ fields }: RecordList, name: string): SQL {
  const field = fields[name]
  if (field?.kind === 'link') return labelOf(name, field.to)
  return field?.kind === 'choice' ? sql`${column(name)}::text` : column(name)
}

/** Whether a record holds on the company's day. */
async function lastingIn(db: Db, { lasts }: RecordList, validity: unknown): Promise<SQL | false> {
  if (!lasts || validity === undefined) return false
  const today = await companyDay.get()(db, new Date())
  const [from, to] = [column(lasts.from), column(lasts.to)]
  if (validity === 'ended') return sql`${to} < ${today}`
  const notOver = sql`(${to} IS NULL OR ${to} >= ${today})`
  if (validity === 'coming') return sql`${from} > ${today} AND ${notOver}`
  return sql`(${from} IS NULL OR ${from} <= ${today}) AND ${notOver}`
}

/** The titles of every link of `t`, by field. */
const labelsIn = (list: RecordList): SQL =>
  sql`jsonb_build_object(${sql.join(
    linksOf(list).map(([name, to]) => sql`${name}::text, ${labelOf(name, to)}`),
    sql`, `,
  )})`

/**
 * The records visible to a viewer: active ones, unless they may read the module in charge, and those of their
 * showrooms, if the list has showrooms.
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
  createdAt: isoMoment(sql`t.created_at`),
  updatedAt: isoMoment(sql`t.updated_at`),
})

const source = (list: RecordList, where: SQL) => ({
  shape: shapeOf(list),
  from: sql`${sql.identifier(tableOf(list.slug))} t`,
  where,
  orderBy: sql.join(
    [
      ...(list.latestBy ? [sql`${column(list.latestBy)} DESC`] : []),
      ...(list.order ?? list.title).map((field) => byName(wordsIn(list, field))),
      sql`t.id`,
    ],
    sql`, `,
  ),
})

const wordsOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** One of several options is named exactly; any other field contains the text. */
function matching(list: RecordList, field: string, words: string | undefined): SQL | undefined {
  const inList = wordsIn(list, field)
  return list.fields[field]?.kind === 'choice' ? equals(inList, words) : contains(inList, words)
}

/** One page of a list, as visible to the viewer. */
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
    ...list.filters.map(({ field }) => matching(list, field, wordsOf(filter[field]))),
    await lastingIn(db, list, filter.validity),
    seen(list, viewer),
  ])
  const { rows: records, total } = await selectPage(db, source(list, where), filter)
  return { records, total }
}

/** One record; undefined if there is none visible to the viewer. */
export async function getRecord(
  db: Db,
  list: RecordList,
  id: number,
  viewer: Viewer,
): Promise<StoredRecord | undefined> {
  const [record] = await selectList(db, source(list, all([sql`t.id = ${id}`, seen(list, viewer)])), 1)
  return record
}

/** The distinct values of one field, ignoring case, among the records visible to the viewer, sorted. */
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

/** A list's field values in a row, by column name. */
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
      // Text previously stored in place of a number stays, so that a form can have it corrected.
      return words === null || words.trim() === ''
        ? null
        : Number.isNaN(Number(words))
          ? words
          : Number(words)
    default:
      return words
  }
}
