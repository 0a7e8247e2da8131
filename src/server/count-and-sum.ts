import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Amount, totalsOf } from '@/kernel/money'
import type { Db } from './db-of'
import { number, text } from './rows/fields'
import { select } from './rows/select'

/** What is counted: matching rows of `from`, grouped by `key`, with each row's amount and currency. */
type Counted = { key: SQL; from: SQL; where: SQL; amount: SQL; currency: SQL }

/** The number of rows with a key, and their totals in each currency. */
export type Counts = { count: number; totals: Amount[] }

/**
 * Counts rows and sums their amounts by a key. The only place where the database adds up money, so that
 * amounts in different currencies are never added together.
 */
export async function countAndSum(
  db: Db,
  { amount, currency, from, key, where }: Counted,
): Promise<Map<string, Counts>> {
  const shape = {
    key: text(sql`(${key})::text`),
    currency: text(currency),
    n: number(sql`count(*)`),
    total: number(sql`coalesce(sum(${amount}), 0)`),
  }
  const rows = await select(db, shape, sql`FROM ${from} WHERE ${where} GROUP BY 1, 2`)
  const counts = new Map<string, Counts>()
  for (const { currency, key, n, total } of rows) {
    const { count, totals } = counts.get(key) ?? { count: 0, totals: [] }
    counts.set(key, { count: count + n, totals: totalsOf([...totals, { amount: total, currency }]) })
  }
  return counts
}

/** The sum of amounts of one record, all in its own currency, for a condition; 0 without any. */
export const sumOf = (amount: SQL, from: SQL): SQL => sql`(SELECT coalesce(sum(${amount}), 0) FROM ${from})`
