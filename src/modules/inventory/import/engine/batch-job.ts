import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { importBatches } from '../queries/tables'
import { runImportQueue, undoImportQueue } from './import-queues'

/** The job working on a batch, for operations that control it. */
export type BatchJob = {
  id: number
  state: 'running' | 'interrupted' | 'finished' | 'undone'
  fileId: number | null
  startedBy: number | null
  jobId: string | null
  stopRequested: boolean
  /** The pending or running job; null if there is none. */
  open: { kind: 'import' | 'undo'; isWaiting: boolean } | null
}

const OPEN = ['created', 'retry', 'active']

const b = alias(importBatches, 'b')
const WORK = {
  id: b.id,
  state: b.state,
  fileId: b.fileId,
  startedBy: b.startedBy,
  jobId: b.jobId,
  stopRequested: flag(sql`b.stop_asked_at IS NOT NULL`),
  job: nullable(
    text(sql`(SELECT j.name || ' ' || j.state FROM pgboss.job j WHERE j.id = b.job_id
      AND j.name IN (${runImportQueue.name}, ${undoImportQueue.name}))`),
  ),
}

/**
 * Reads which job is working on a batch.
 *
 * @param lock locks the batch until the end of the transaction
 * @throws AppError 404
 */
export async function readBatchJob(db: Db, batchId: number, lock = false): Promise<BatchJob> {
  const [batch] = await select(
    db,
    WORK,
    sql`FROM import_batches b WHERE b.id = ${batchId} ${lock ? sql`FOR UPDATE OF b` : sql``}`,
  )
  if (!batch) throw notFound(`There is no import ${batchId}.`)
  const { job, ...work } = batch
  return { ...work, open: openJob(job) }
}

/** The meaning of a queue's name and a job's state, separated by a blank. */
export function openJob(job: string | null): BatchJob['open'] {
  const [name, state] = (job ?? '').split(' ')
  if (!state || !OPEN.includes(state)) return null
  return { kind: name === undoImportQueue.name ? 'undo' : 'import', isWaiting: state !== 'active' }
}
