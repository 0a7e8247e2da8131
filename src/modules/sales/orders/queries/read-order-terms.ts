import { sql } from '@payloadcms/db-postgres'
import { VALIDITY_DAYS } from '@/modules/sales/quotes/rules/offer-validity'
import { DOWN_PAYMENT_DAYS } from '@/modules/settings/company/rules/company-settings-fields'
import { companySettings } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'

/** The company's settings that orders follow. */
export type OrderTerms = {
  timezone: string
  /** For how many days an invoice is valid. */
  validityDays: number
  /** Within how many days after its invoice a down payment is due. */
  downPaymentDays: number
  /** How long the vehicle of an accepted quote is held while its first payment has not come. */
  reservationDays: number
  /** How long after its completion an order can be returned. */
  returnWindowDays: number
}

const DEFAULTS: OrderTerms = {
  timezone: 'UTC',
  validityDays: VALIDITY_DAYS,
  downPaymentDays: DOWN_PAYMENT_DAYS,
  reservationDays: 14,
  returnWindowDays: 14,
}

const TERMS = {
  timezone: companySettings.timezone,
  validityDays: companySettings.validityDays,
  downPaymentDays: companySettings.downPaymentDays,
  reservationDays: companySettings.reservationDays,
  returnWindowDays: companySettings.returnWindowDays,
}

const STORED = sql`FROM company_settings LIMIT 1`

/** The company's time zone within a statement. */
export const COMPANY_TIMEZONE = sql`coalesce((SELECT nullif(timezone, '') ${STORED}), ${DEFAULTS.timezone})`

/** The settings as they are now; never cached. */
export async function readOrderTerms(db: Db): Promise<OrderTerms> {
  const [row] = await select(db, TERMS, STORED)
  return {
    timezone: row?.timezone || DEFAULTS.timezone,
    validityDays: row?.validityDays ?? DEFAULTS.validityDays,
    downPaymentDays: row?.downPaymentDays ?? DEFAULTS.downPaymentDays,
    reservationDays: row?.reservationDays ?? DEFAULTS.reservationDays,
    returnWindowDays: row?.returnWindowDays ?? DEFAULTS.returnWindowDays,
  }
}
