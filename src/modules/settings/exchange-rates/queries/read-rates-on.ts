import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { exchangeRates } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { RatesSnapshot } from '../rules/exchange-rates'

const r = alias(exchangeRates, 'r')
const RATE = { currency: r.currency, perUsd: r.perUsd, day: r.day }

/**
 * The rates in force on a day: each currency's latest by then, with its own day. One without a rate by then is
 * left out. A quote or an order stores what this returns.
 *
 * @param day YYYY-MM-DD, of the company's calendar
 */
export async function readRatesOn(db: Db, day: string): Promise<RatesSnapshot> {
  const rows = await select(
    db,
    RATE,
    (columns) => sql`SELECT DISTINCT ON (r.currency) ${columns} FROM exchange_rates r
      WHERE r.day <= ${day} ORDER BY r.currency, r.day DESC`,
  )
  return {
    on: day,
    rates: Object.fromEntries(rows.map(({ currency, ...rate }) => [currency, rate])),
  }
}
