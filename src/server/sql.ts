import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ShowroomScope } from '@/kernel/permissions'
import type { Db } from './transaction'

/** Conditions joined by AND; none is no condition. What is undefined or false is left out. */
export const all = (conditions: readonly (SQL | undefined | false | null)[]): SQL => {
  const given = conditions.filter((condition): condition is SQL => Boolean(condition))
  return given.length > 0 ? sql.join(given, sql` AND `) : sql`true`
}

/** A text as it is compared with others: without case and accents. */
const folded = (text: SQL): SQL => sql`lower(unaccent(${text}))`

/** Whether a text column holds the words somewhere, without case and accents. Wild cards in the words mean themselves. */
export const contains = (column: SQL, words: string | undefined): SQL | undefined =>
  words === undefined ? undefined : sql`strpos(${folded(column)}, ${folded(sql`${words.trim()}`)}) > 0`

/**
 * The order of names as people look for them: the database goes by bytes, where every accent comes after z. Names
 * that differ in accents alone follow each other always in the same order.
 */
export const byName = (column: SQL): SQL => sql`${folded(column)}, lower(${column})`

/** Whether a column equals the value; nothing when there is no value. */
export const equals = (column: SQL, value: number | string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} = ${value}`

/** Bounds of a column, both included, each where given. */
export const between = (column: SQL, min: number | undefined, max: number | undefined): SQL | undefined =>
  min === undefined && max === undefined
    ? undefined
    : all([min !== undefined && sql`${column} >= ${min}`, max !== undefined && sql`${column} <= ${max}`])

/** A list parameter for `= ANY(...)`. */
export const ids = (list: readonly number[]): SQL => sql`${sql.param([...list])}::int[]`

/** Whether a column names one of the showrooms that somebody's work reaches. */
export const inShowrooms = (column: SQL, scope: ShowroomScope): SQL =>
  scope === 'all' ? sql`true` : sql`${column} = ANY(${ids(scope)})`

export type Row = Record<string, unknown>

/** Parts of a list query. `from` may join; `where` speaks of the same aliases. */
export type ListQuery = { select: SQL; from: SQL; where: SQL; orderBy: SQL }
export type Paging = { page: number; limit: number }

/** One page of rows, and how many rows there are in all. */
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

/** A moment as Postgres writes it, in ISO form; null stays null. */
export const iso = (value: unknown): string => new Date(String(value)).toISOString()

/** A moment as ISO in UTC, or null. */
export const isoOrNull = (value: unknown): string | null => (value == null ? null : iso(value))

/** A moment in whole seconds since 1970, as tokens name it. */
export const epochSeconds = (value: unknown): number => Math.floor(Date.parse(iso(value)) / 1000)

/** A number that Postgres sent as text (numeric does), or null. */
export const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value))

/** A text, or null. */
export const textOrNull = (value: unknown): string | null => (value == null ? null : String(value))
