import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { ids } from '@/server/sql'
import { eraseApplicationMails } from './erase-application-mails'

const ID = { id: number(sql`id`) }

/**
 * Removes everything about the applicants from applications: what is left is that there was one, for which job, and how
 * far it came. E-mails about them are removed from the outbox, and their files by a job.
 *
 * @param which a condition on `job_applications`
 * @returns how many
 */
export async function anonymizeApplications(db: Db, which: SQL): Promise<number> {
  const gone = await returning(
    db,
    ID,
    sql`UPDATE job_applications SET applicant_id = NULL, name = NULL, email = NULL, phone = NULL, country = NULL,
      citizen = NULL, resume_path = NULL, resume_name = NULL, resume_type = NULL, cover_letter_path = NULL,
      cover_letter_name = NULL, cover_letter_type = NULL, answers = '[]', note = NULL, rejection_reason = NULL,
      rejection_mail_at = CASE WHEN rejection_mail_sent_at IS NULL THEN NULL ELSE rejection_mail_at END,
      anonymized_at = now(), updated_at = now()
      WHERE anonymized_at IS NULL AND (${which})`,
  )
  const list = ids(gone.map(({ id }) => id))
  await eraseApplicationMails(
    db,
    gone.map(({ id }) => id),
  )
  await db.execute(sql`UPDATE application_history SET reason = NULL,
    actor_id = CASE WHEN actor_kind = 'applicant' THEN NULL ELSE actor_id END WHERE application_id = ANY(${list})`)
  return gone.length
}
