import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import type { Counted } from '@/kernel/navigation'
import { number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

/** Something to be counted: a query returning one row each. */
export type Countable = { key: string; rows: SQL }

const COUNTED = { key: text(sql`c.key`), n: number(sql`c.n`) }

/**
 * How many rows each query returns, exact up to `cap`, by key. One statement for all of them, which reads no
 * more than `cap` + 1 rows of each.
 */
export async function countUpTo(
  payload: Payload,
  all: readonly Countable[],
  cap: number,
): Promise<Record<string, Counted>> {
  if (all.length === 0) return {}
  const counts = all.map(
    ({ key, rows }) =>
      sql`SELECT ${key}::text AS key, count(*)::int AS n FROM (${rows} LIMIT ${cap + 1}) few`,
  )
  const counted = await select(payload, COUNTED, sql`FROM (${sql.join(counts, sql` UNION ALL `)}) c`)
  return Object.fromEntries(counted.map(({ key, n }) => [key, { count: Math.min(n, cap), capped: n > cap }]))
}
