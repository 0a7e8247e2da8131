import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { nullable, number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

const USUAL_HOURS = 24

/** For how many hours a rejection stands before the applicant is written to. */
export async function readRejectionHours(db: Db): Promise<number> {
  const [hours] = await selectValues(
    db,
    nullable(number(sql`rejection_mail_hours`)),
    sql`FROM company_settings ORDER BY id LIMIT 1`,
  )
  return hours ?? USUAL_HOURS
}
