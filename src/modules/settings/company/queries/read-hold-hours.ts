import { sql } from '@payloadcms/db-postgres'
import { HOLD_HOURS } from '@/modules/settings/places/rules/place-limits'
import type { Db } from '@/server/db-of'
import { nullable, number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

/** How long a confirmed reservation lasts, in hours. Read at each confirmation, never cached. */
export async function readHoldHours(db: Db): Promise<number> {
  const [hours] = await selectValues(
    db,
    nullable(number(sql`hold_hours`)),
    sql`FROM company_settings LIMIT 1`,
  )
  return hours ?? HOLD_HOURS
}
