import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { notFound } from '@/kernel/errors'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { importBatches } from '../queries/tables'
import { runImportQueue, undoImportQueue } from './queues'

/** Who works on a batch, for those who steer it. */
export type BatchWork = {
  id: number
  state: 'running' | 'interrupted' | 'finished' | 'undone'
  fileId: number | null
  startedBy: number | null
  jobId: string | null
  stopAsked: boolean
  /** The job that is still to be done or being done; null when none is. */
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
  stopAsked: flag(sql`b.stop_asked_at IS NOT NULL`),
  job: nullable(
    text(sql`(SELECT j.name || ' ' || j.state FROM pgboss.job j WHERE j.id = b.job_id
      AND j.name IN (${runImportQueue.name}, ${undoImportQueue.name}))`),
  ),
}

/**
 * Reads who works on a batch.
 *
 * @param lock holds the batch until the transaction ends
 * @throws AppError 404
 */
export async function readWork(db: Db, batchId: number, lock = false): Promise<BatchWork> {
  const [found] = await select(
    db,
    WORK,
    sql`FROM import_batches b WHERE b.id = ${batchId} ${lock ? sql`FOR UPDATE OF b` : sql``}`,
  )
  if (!found) throw notFound(`There is no import ${batchId}.`)
  const { job, ...work } = found
  return { ...work, open: openJob(job) }
}

/** What a queue's name and a job's state, with a blank between, say of the work at hand. */
export function openJob(job: string | null): BatchWork['open'] {
  const [name, state] = (job ?? '').split(' ')
  if (!state || !OPEN.includes(state)) return null
  return { kind: name === undoImportQueue.name ? 'undo' : 'import', isWaiting: state !== 'active' }
}
