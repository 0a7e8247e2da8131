import type { PayloadRequest } from 'payload'
import type { PgBoss } from 'pg-boss'
import { conflict, forbidden } from '@/kernel/errors'
import { recordEvent } from '@/server/audit/record-event'
import type { Db } from '@/server/db-of'
import { DEAD_QUEUE } from '@/server/jobs/define-queue'
import { inside, senderOf } from '@/server/jobs/send-job'
import { mayDo } from '@/server/may-do'
import { inTransaction } from '@/server/transaction'
import { findQueue } from '../queries/find-queue'
import { queueTitle } from '../rules/queue-title'
import { JOBS_AREA, lockJob, type RetryableJob } from './lock-job'

/**
 * Runs a job again as soon as a worker is free: a failed one does not wait for its next retry, a dead one
 * returns to its queue with all its attempts.
 *
 * @throws AppError 403 without settings:update, 404 for no such job, 409 for one that needs no retry
 */
export async function retryJob(req: PayloadRequest, id: string): Promise<void> {
  if (!(await mayDo(req, 'settings', 'update'))) throw forbidden()
  const boss = await senderOf(req.payload)
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const job = await lockJob(db, id)
    await again(boss, db, job)
    await recordEvent(inner, {
      action: 'retry',
      area: JOBS_AREA,
      record: { table: 'job', id, label: job.title },
      detail: job.name === DEAD_QUEUE ? 'was dead' : `was ${job.state}`,
    })
  })
}

async function again(boss: PgBoss, db: Db, { id, name, state, isDue }: RetryableJob): Promise<void> {
  const options = { db: inside(db) }
  if (name === DEAD_QUEUE) {
    // One that could not be returned before is marked as failed there; that mark is removed first.
    if (state === 'failed') await boss.retry(name, id, options)
    const moved = await boss.redrive(name, { ids: [id], ...options })
    if (moved === 0)
      throw conflict('This job cannot be retried: its queue already has one like it, or no longer exists')
  } else if (state === 'retry' || (state === 'created' && !isDue)) {
    await boss.update(name, undefined, { id, startAfter: new Date(Date.now() - 1000), ...options })
  } else if (state === 'failed') {
    await boss.retry(name, id, options)
  } else if (state === 'cancelled') {
    await boss.resume(name, id, options)
  } else {
    throw conflict(state === 'completed' ? 'This job is already done' : 'This job is already running')
  }
}

/**
 * Returns dead jobs to their queues, a thousand at most.
 *
 * @param queue only those from this queue
 * @returns how many were returned
 * @throws AppError 403 without settings:update
 */
export async function retryDeadJobs(req: PayloadRequest, queue?: string): Promise<number> {
  if (!(await mayDo(req, 'settings', 'update'))) throw forbidden()
  const boss = await senderOf(req.payload)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const moved = await boss.redrive(DEAD_QUEUE, { sourceName: queue, db: inside(db) })
    const detail = `${moved} dead ${moved === 1 ? 'job' : 'jobs'} of ${queue ? `“${queueTitle(queue, findQueue(queue)?.title)}”` : 'all queues'}`
    await recordEvent(inner, { action: 'retry', area: JOBS_AREA, detail })
    return moved
  })
}
