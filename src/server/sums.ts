import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Amount, totalsOf } from '@/kernel/money'
import type { Db } from './transaction'

/** What is counted: rows of `from` that fit, by `key`, and the amounts that each row has in its currency. */
type Counted = { key: SQL; from: SQL; where: SQL; amount: SQL; currency: SQL }

/** How many rows have a key, and what their amounts come to in each currency. */
export type Counts = { count: number; totals: Amount[] }

/**
 * Counts rows and sums their amounts by a key. The only place where the database adds up money, so that amounts of
 * different currencies are never added to each other.
 */
export async function countAndSum(
  db: Db,
  { amount, currency, from, key, where }: Counted,
): Promise<Map<string, Counts>> {
  const { rows } = await db.execute(sql`
    SELECT (${key})::text AS key, ${currency} AS currency, count(*)::int AS n, coalesce(sum(${amount}), 0)::float8 AS total
    FROM ${from} WHERE ${where} GROUP BY 1, 2`)
  const found = new Map<string, Counts>()
  for (const row of rows) {
    const { count, totals } = found.get(String(row.key)) ?? { count: 0, totals: [] }
    const own = { amount: Number(row.total), currency: String(row.currency) }
    found.set(String(row.key), { count: count + Number(row.n), totals: totalsOf([...totals, own]) })
  }
  return found
}
