import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Span } from '@/kernel/time/periods'
import type { Db } from './db-of'

/** Conditions joined by AND; no conditions give none. Undefined and false are left out. */
export const all = (conditions: readonly (SQL | undefined | false | null)[]): SQL => {
  const given = conditions.filter((condition): condition is SQL => Boolean(condition))
  return given.length > 0 ? sql.join(given, sql` AND `) : sql`true`
}

/** A text for comparisons: without case and accents. */
const folded = (text: SQL): SQL => sql`lower(unaccent(${text}))`

/**
 * Whether a text column contains the words, ignoring case and accents. Wildcards in the words are taken
 * literally.
 */
export const contains = (column: SQL, words: string | undefined): SQL | undefined =>
  words === undefined ? undefined : sql`strpos(${folded(column)}, ${folded(sql`${words.trim()}`)}) > 0`

/**
 * Alphabetical order as people expect it: the database sorts by bytes, with every accented letter after z.
 * Names that differ only in accents always come in the same order.
 */
export const byName = (column: SQL): SQL => sql`${folded(column)}, lower(${column})`

/** Whether a column equals the value; no condition if there is no value. */
export const equals = (column: SQL, value: number | string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`

/** Bounds of a column, both inclusive, each optional. */
export const between = (column: SQL, min: number | undefined, max: number | undefined): SQL | undefined =>
  min === undefined && max === undefined
    ? undefined
    : all([min !== undefined && sql`${column} >= ${min}`, max !== undefined && sql`${column} <= ${max}`])

/** Whether a timestamp lies in a stretch of time. */
export const within = (column: SQL, { from, until }: Span): SQL =>
  sql`(${column} >= ${from.toISOString()}::timestamptz AND ${column} < ${until.toISOString()}::timestamptz)`

/** A list parameter for `= ANY(...)`, as text: the driver would quote every number of a long one. */
export const ids = (list: readonly number[]): SQL => sql`${`{${list.join()}}`}::int[]`

/** Whether a column contains one of the showrooms that a person's work covers. */
export const inShowrooms = (column: SQL, scope: ShowroomScope): SQL =>
  scope === 'all' ? sql`true` : sql`${column} = ANY(${ids(scope)})`

/** The same for records that may belong to no showroom: these are for everybody with the permission. */
export const inShowroomsOrNone = (column: SQL, scope: ShowroomScope): SQL =>
  scope === 'all' ? sql`true` : sql`(${column} IS NULL OR ${inShowrooms(column, scope)})`

export type Row = Record<string, unknown>

/** Parts of a list query. `from` may join; `where` refers to the same aliases. */
export type ListQuery = { select: SQL; from: SQL; where: SQL; orderBy: SQL }
export type Paging = { page: number; limit: number }

/** One page of rows, and the total number of rows. */
export async function pageOf(
  db: Db,
  query: ListQuery,
  { page, limit }: Paging,
): Promise<{ rows: Row[]; total: number }> {
  const { select, from, where, orderBy } = query
  const counted = await db.execute(sql`SELECT count(*)::int AS n FROM ${from} WHERE ${where}`)
  const total = Number(counted.rows[0]?.n ?? 0)
  const start = (page - 1) * limit
  if (start >= total) return { rows: [], total }
  const { rows } = await db.execute(
    sql`SELECT ${select} FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${start}`,
  )
  return { rows, total }
}

/** A timestamp as Postgres writes it, in ISO form; null stays null. */
export const iso = (value: unknown): string => new Date(String(value)).toISOString()

/** A timestamp as ISO in UTC, or null. */
export const isoOrNull = (value: unknown): string | null => (value == null ? null : iso(value))

/** A timestamp in whole seconds since 1970, as in tokens. */
export const epochSeconds = (value: unknown): number => Math.floor(Date.parse(iso(value)) / 1000)

/** A number that Postgres sent as text (as for numeric), or null. */
export const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value))

/** A text, or null. */
export const textOrNull = (value: unknown): string | null => (value == null ? null : String(value))
