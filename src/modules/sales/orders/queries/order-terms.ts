import { sql } from '@payloadcms/db-postgres'
import { type Day, dayIn } from '@/kernel/days'
import { companySettings } from '@/modules/settings/tables.gen'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'

/** The company's settings that orders follow. */
export type OrderTerms = {
  timezone: string
  /** How long the vehicle of an accepted quote is kept while its first payment has not come. */
  reservationDays: number
  /** How long after its completion an order can be returned. */
  returnWindowDays: number
}

const DEFAULTS: OrderTerms = { timezone: 'UTC', reservationDays: 14, returnWindowDays: 14 }

const TERMS = {
  timezone: companySettings.timezone,
  reservationDays: companySettings.reservationDays,
  returnWindowDays: companySettings.returnWindowDays,
}

/** The settings as they are now; never cached. */
export async function orderTerms(db: Db): Promise<OrderTerms> {
  const [row] = await select(db, TERMS, sql`FROM company_settings LIMIT 1`)
  return {
    timezone: row?.timezone || DEFAULTS.timezone,
    reservationDays: row?.reservationDays ?? DEFAULTS.reservationDays,
    returnWindowDays: row?.returnWindowDays ?? DEFAULTS.returnWindowDays,
  }
}

/** The day that it is in the company's time zone. */
export const companyDay = async (db: Db, now: Date): Promise<Day> =>
  dayIn(now, (await orderTerms(db)).timezone)
