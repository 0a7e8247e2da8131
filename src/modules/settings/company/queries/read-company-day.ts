import { sql } from '@payloadcms/db-postgres'
import type { Day } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import { companySettings } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

/** The day that it is in the company's time zone, or in UTC if none is set. */
export async function readCompanyDay(db: Db, now: Date): Promise<Day> {
  const [timezone] = await selectValues(db, companySettings.timezone, sql`FROM company_settings LIMIT 1`)
  return dayIn(now, timezone || 'UTC')
}
