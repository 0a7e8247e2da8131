import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'

/** The jobs that somebody has applied for without withdrawing. */
export const listAppliedOpenings = (db: Db, userId: number): Promise<number[]> =>
  selectValues(
    db,
    number(sql`a.opening_id`),
    sql`FROM job_applications a WHERE a.applicant_id = ${userId} AND a.stage <> 'WITHDRAWN'`,
  )
