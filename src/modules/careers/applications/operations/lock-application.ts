import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { notFound } from '@/kernel/errors'
import { jobApplications } from '@/modules/careers/tables.gen'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import { flag, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type ApplicationReach, applicationsInReach } from '../queries/match-applications-in-reach'

export const APPLICATION_NOT_FOUND = 'Application not found'

const a = alias(jobApplications, 'a')

const LOCKED = {
  id: a.id,
  openingId: a.openingId,
  applicantId: a.applicantId,
  jobTitle: a.jobTitle,
  name: a.name,
  email: a.email,
  stage: a.stage,
  shortlistStatus: a.shortlistStatus,
  isRejected: flag(sql`a.rejected_at IS NOT NULL`),
  isMailed: flag(sql`a.rejection_mail_sent_at IS NOT NULL`),
  isAnonymized: flag(sql`a.anonymized_at IS NOT NULL`),
}

/** An application whose row is locked until the end of the transaction. */
export type LockedApplication = RowOf<typeof LOCKED>

/**
 * Locks an application until the end of the transaction, and reads it.
 *
 * @throws AppError 404 if there is none within reach
 */
export async function lockApplication(
  db: Db,
  id: number,
  reach: ApplicationReach,
): Promise<LockedApplication> {
  await lockRows(db, 'job_applications', [id])
  // A statement of its own: only it sees what the previous one waited for.
  const [row] = await select(
    db,
    LOCKED,
    sql`FROM job_applications a WHERE a.id = ${id} AND ${applicationsInReach(reach)}`,
  )
  if (!row) throw notFound(APPLICATION_NOT_FOUND)
  return row
}

/** What work on an application queues up by. */
export const applicationKey = (id: number): string => `job-applications:${id}`
