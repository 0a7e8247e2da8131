import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { nullable, number, oneOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import { reachOf } from '../queries/match-applications-in-reach'
import { HISTORY_KINDS, isUndoable, REJECTED } from '../rules/application-history'
import { APPLICATION_STAGES, SHORTLIST_STATUSES } from '../rules/application-lists'
import { shortlistLocked } from './change-application'
import { applicationKey, lockApplication } from './lock-application'
import { moveLockedApplication } from './move-locked-application'
import { rejectLockedApplication, unrejectLockedApplication } from './reject-or-unreject-locked-application'
import type { HistoryActor } from './write-application-history'

const LINE = {
  id: number(sql`id`),
  kind: oneOf(HISTORY_KINDS, sql`kind`),
  from: nullable(text(sql`from_value`)),
  to: nullable(text(sql`to_value`)),
  actorKind: text(sql`actor_kind`),
}

const CHANGED = 'This application has changed in the meantime. Only the last step can be undone.'

/**
 * Undoes the last step of an application, which is a step of its own; undone again, it is taken again.
 *
 * @param historyId the line of the history that the caller saw last
 * @throws AppError 404, 409 if it is not the last one, or cannot be undone
 */
export async function undoApplicationStep(req: PayloadRequest, id: number, historyId: number): Promise<void> {
  const reach = reachOf(await actorOf(req))
  const by: HistoryActor = { kind: 'staff', userId: Number(req.user?.id) }
  await inTransactionOn(req, [applicationKey(id)], async (inner, db) => {
    const application = await lockApplication(db, id, reach)
    const [last] = await select(
      db,
      LINE,
      sql`FROM application_history WHERE application_id = ${id} ORDER BY id DESC LIMIT 1`,
    )
    if (!last || last.id !== historyId) throw conflict(CHANGED)
    if (!isUndoable(last.kind, last.actorKind)) throw conflict('This step cannot be undone.')
    const stage = APPLICATION_STAGES.find((one) => one === last.from)
    const shortlist = SHORTLIST_STATUSES.find((one) => one === last.from)
    if (last.kind === 'rejection' && last.to === REJECTED)
      return unrejectLockedApplication(db, application, by)
    if (last.kind === 'rejection') return rejectLockedApplication(db, application, by, null)
    if (last.kind === 'shortlist' && shortlist) return shortlistLocked(db, application, shortlist, by)
    if (!stage) throw conflict('This step cannot be undone.')
    await moveLockedApplication(inner, db, application, {
      to: stage,
      by,
      reason: null,
      notify: false,
      isUndo: true,
    })
  })
}
