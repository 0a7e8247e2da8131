import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import type { Db } from '@/server/db-of'
import { STAGE_MAILS } from '../mail/stage-mails'
import type { ApplicationStage } from '../rules/application-lists'
import { stepToStage, transitionApplication } from '../rules/application-transition'
import type { LockedApplication } from './lock-application'
import { mailApplicant } from './mail-applicant'
import { type HistoryActor, writeApplicationHistory } from './write-application-history'

type Move = {
  to: ApplicationStage
  by: HistoryActor
  reason: string | null
  notify: boolean
  /** Whether they are where they were before, and have waited there all along. */
  isUndo?: boolean
}

/** Since when the application `a` is in a stage that it comes back to. */
const sinceBefore = (to: ApplicationStage): SQL => sql`coalesce((SELECT max(h.at) FROM application_history h
  WHERE h.application_id = a.id AND h.kind = 'stage' AND h.to_value = ${to}), a.created_at)`

/** Brings an application to another stage by the table. @throws AppError 409, 422 */
export async function moveLockedApplication(
  req: PayloadRequest,
  db: Db,
  application: LockedApplication,
  { by, isUndo = false, notify, reason, to }: Move,
): Promise<void> {
  const actor = by.kind === 'applicant' ? 'applicant' : 'staff'
  const step = stepToStage(to, actor)
  if (step === null)
    throw validationFailed([issue('status', 'Only the applicant can withdraw an application.')])
  const moved = transitionApplication(application, step, actor)
  if (!moved.ok) throw conflict(moved.error)
  await db.execute(
    sql`UPDATE job_applications a SET stage = ${to}, stage_at = ${isUndo ? sinceBefore(to) : sql`now()`},
      rejection_mail_at = ${to === 'WITHDRAWN' ? sql`NULL` : sql`a.rejection_mail_at`}, updated_at = now()
      WHERE a.id = ${application.id}`,
  )
  const line = {
    applicationId: application.id,
    kind: 'stage',
    from: application.stage,
    to,
    by,
    reason,
  } as const
  await writeApplicationHistory(db, line)
  const mail = STAGE_MAILS[to]
  if (mail && notify) await mailApplicant(req, mail, application, `${to}:${Date.now()}`)
}
