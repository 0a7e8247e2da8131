import { sql } from '@payloadcms/db-postgres'
import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { readRejectionHours } from '../queries/read-rejection-hours'
import { REJECTED } from '../rules/application-history'
import { rejectionFault } from '../rules/application-transition'
import type { LockedApplication } from './lock-application'
import { type HistoryActor, writeApplicationHistory } from './write-application-history'

/** When the applicant is written to about a rejection that is made now. */
const rejectionMailAt = async (db: Db): Promise<Date> =>
  new Date(Date.now() + (await readRejectionHours(db)) * 3_600_000)

/** Marks an application as rejected, on top of its stage. The applicant is written to later. */
export async function rejectLockedApplication(
  db: Db,
  application: LockedApplication,
  by: HistoryActor,
  reason: string | null,
): Promise<void> {
  const fault = rejectionFault(application)
  if (fault !== null) throw conflict(fault)
  const at = await rejectionMailAt(db)
  await db.execute(sql`UPDATE job_applications SET rejected_at = now(), rejected_by_id = ${by.userId},
    rejection_reason = ${reason}, rejection_mail_at = ${at.toISOString()}, rejection_mail_sent_at = NULL,
    updated_at = now() WHERE id = ${application.id}`)
  await writeApplicationHistory(db, {
    applicationId: application.id,
    kind: 'rejection',
    from: null,
    to: REJECTED,
    by,
    reason,
  })
}

/** Takes a rejection away; its e-mail is not sent unless it has gone already. */
export async function unrejectLockedApplication(
  db: Db,
  { id }: LockedApplication,
  by: HistoryActor,
): Promise<void> {
  await db.execute(sql`UPDATE job_applications SET rejected_at = NULL, rejected_by_id = NULL, rejection_reason = NULL,
    rejection_mail_at = NULL, updated_at = now() WHERE id = ${id}`)
  await writeApplicationHistory(db, { applicationId: id, kind: 'rejection', from: REJECTED, to: null, by })
}
