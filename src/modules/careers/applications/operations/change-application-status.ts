import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { blankToNull } from '@/kernel/text/blank'
import { actorOf } from '@/server/actor-of'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { reachOf } from '../queries/match-applications-in-reach'
import type { ApplicationStatus } from '../rules/application-lists'
import { applicationStatus } from '../rules/application-transition'
import { applicationKey, type LockedApplication, lockApplication } from './lock-application'
import { moveLockedApplication } from './move-locked-application'
import { rejectLockedApplication, unrejectLockedApplication } from './reject-or-unreject-locked-application'
import type { HistoryActor } from './write-application-history'

type Change = { status: ApplicationStatus; reason?: string | null; notify?: boolean }

/**
 * Sets the status of a locked application: a rejection, or a stage, which takes a rejection away. The status that it has
 * already changes nothing.
 */
async function changeStatusLocked(
  req: PayloadRequest,
  db: Db,
  application: LockedApplication,
  by: HistoryActor,
  { notify = false, reason, status }: Change,
): Promise<void> {
  if (applicationStatus(application) === status) return
  if (application.isAnonymized) throw conflict('This application has been anonymised.')
  const why = blankToNull(reason)
  if (status === 'REJECTED') return rejectLockedApplication(db, application, by, why)
  if (application.isRejected) await unrejectLockedApplication(db, application, by)
  const open = { ...application, isRejected: false }
  if (application.isRejected && application.stage === status) return
  await moveLockedApplication(req, db, open, { to: status, by, reason: why, notify })
}

/**
 * Sets an application's status for staff.
 *
 * @throws AppError 404 if there is none within reach, 409 if the table has no such step, 422
 */
export async function changeApplicationStatus(
  req: PayloadRequest,
  id: number,
  change: Change,
): Promise<void> {
  const reach = reachOf(await actorOf(req))
  const by: HistoryActor = { kind: 'staff', userId: Number(req.user?.id) }
  await inTransactionOn(req, [applicationKey(id)], async (inner, db) => {
    await changeStatusLocked(inner, db, await lockApplication(db, id, reach), by, change)
  })
}
