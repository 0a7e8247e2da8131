import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/kernel/errors'
import { recordEvent } from '@/server/audit/record-event'
import { DEAD_QUEUE } from '@/server/jobs/define-queue'
import { inside, senderOf } from '@/server/jobs/send-job'
import { mayDo } from '@/server/may-do'
import { inTransaction } from '@/server/transaction'
import { JOBS_AREA, lockJob } from './lock-job'

const OPEN_STATES = ['created', 'retry', 'active']

/**
 * Cancels an unfinished job. A running one is signalled to stop; what it has already done stays
 * done.
 *
 * @throws AppError 403 without settings:update, 404 for no such job, 409 for one that has ended
 */
export async function cancelJob(req: PayloadRequest, id: string): Promise<void> {
  if (!(await mayDo(req, 'settings', 'update'))) throw forbidden()
  const boss = await senderOf(req.payload)
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const { name, state, title } = await lockJob(db, id)
    if (!OPEN_STATES.includes(state)) throw conflict('This job has already ended')
    await boss.cancel(name, id, { db: inside(db) })
    await recordEvent(inner, {
      action: 'cancel',
      area: JOBS_AREA,
      record: { table: 'job', id, label: title },
      detail: name === DEAD_QUEUE ? 'was dead' : `was ${state}`,
    })
  })
}
