import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import { anonymizeApplications } from './anonymize-applications'

/** Removes what is stored of erased people in applications; those that were open end. */
export async function eraseApplications(db: Db, userIds: readonly number[]): Promise<void> {
  const theirs = sql`applicant_id = ANY(${ids(userIds)})`
  await db.execute(sql`WITH ended AS (
      UPDATE job_applications SET stage = 'WITHDRAWN', stage_at = now() WHERE ${theirs} AND rejected_at IS NULL
        AND stage IN ('SUBMITTED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED') RETURNING id
    ) INSERT INTO application_history (application_id, kind, to_value, actor_kind)
      SELECT id, 'stage', 'WITHDRAWN', 'applicant' FROM ended`)
  await anonymizeApplications(db, theirs)
}
