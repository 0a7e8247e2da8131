import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { CURRENCIES, minorDigits } from '@/kernel/money'
import { perUsd, type RatesSnapshot } from '../rules/exchange-rates'

/**
 * An amount in minor units as US dollars, by the rates of a day, so that amounts in different currencies can be put in
 * order; null without a rate.
 */
export function dollarSql(amount: SQL, currency: SQL, rates: RatesSnapshot): SQL {
  const cases = CURRENCIES.flatMap((code) => {
    const rate = perUsd(rates, code)
    if (rate === null) return []
    return [sql`WHEN ${code}::text THEN ${amount} / (${10 ** minorDigits(code)}::numeric * ${rate}::numeric)`]
  })
  return cases.length > 0 ? sql`(CASE ${currency}::text ${sql.join(cases, sql` `)} END)` : sql`NULL::numeric`
}
