import { sql } from '@payloadcms/db-postgres'
import { exchangeRates } from '@/modules/settings/tables.gen'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

/** Exchange rates as a quote keeps them: how many units of each currency one US dollar buys. */
export type KeptRates = { day: string; currency: string; perUsd: string }[]

const RATE = { day: exchangeRates.day, currency: exchangeRates.currency, perUsd: exchangeRates.perUsd }

/** The latest rate of each currency on a day, YYYY-MM-DD. */
export const ratesOn = (db: Db, day: string): Promise<KeptRates> =>
  select(
    db,
    RATE,
    (columns) => sql`SELECT DISTINCT ON (currency) ${columns} FROM exchange_rates
      WHERE day <= ${day} ORDER BY currency, day DESC`,
  )
