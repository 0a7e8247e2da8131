import { sql } from '@payloadcms/db-postgres'
import { companySettings } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { DOWN_PAYMENT_DAYS } from '../rules/company-settings-fields'

const STORED = {
  timezone: companySettings.timezone,
  currency: companySettings.defaultCurrency,
  priceType: companySettings.priceType,
  validityDays: companySettings.validityDays,
  downPaymentDays: companySettings.downPaymentDays,
  reservationDays: companySettings.reservationDays,
  maxNegotiationRounds: companySettings.maxNegotiationRounds,
  returnWindowDays: companySettings.returnWindowDays,
}

/** The terms on which the company trades. */
export type TradeSettings = {
  /** Days are those of this time zone. */
  timezone: string
  /** The currency used where none is given. */
  currency: string | null
  /** What a price includes where nothing else is set. */
  priceType: NonNullable<RowOf<typeof STORED>['priceType']>
  /** For how many days a quote is valid. */
  validityDays: number
  /** Within how many days after its invoice a down payment is due. */
  downPaymentDays: number
  /** For how many days a vehicle is held after acceptance. */
  reservationDays: number
  maxNegotiationRounds: number
  /** For how many days after completion a vehicle can be returned. */
  returnWindowDays: number
}

/** The terms of trade as they are now; read at each step, never cached. */
export async function readTradeSettings(db: Db): Promise<TradeSettings> {
  const [stored] = await select(db, STORED, sql`FROM company_settings ORDER BY id LIMIT 1`)
  return {
    timezone: stored?.timezone || 'UTC',
    currency: stored?.currency ?? null,
    priceType: stored?.priceType ?? 'CIF',
    validityDays: stored?.validityDays ?? 30,
    downPaymentDays: stored?.downPaymentDays ?? DOWN_PAYMENT_DAYS,
    reservationDays: stored?.reservationDays ?? 14,
    maxNegotiationRounds: stored?.maxNegotiationRounds ?? 2,
    returnWindowDays: stored?.returnWindowDays ?? 14,
  }
}
