import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import { numberOrNull, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
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

/**
 * Reads who works on a batch.
 *
 * @param lock holds the batch until the transaction ends
 * @throws AppError 404
 */
export async function readWork(db: Db, batchId: number, lock = false): Promise<BatchWork> {
  const { rows } = await db.execute(sql`
    SELECT b.id, b.state, b.file_id, b.started_by, b.job_id, b.stop_asked_at,
      (SELECT j.name || ' ' || j.state FROM pgboss.job j WHERE j.id = b.job_id
        AND j.name IN (${runImportQueue.name}, ${undoImportQueue.name})) AS job
    FROM import_batches b WHERE b.id = ${batchId} ${lock ? sql`FOR UPDATE OF b` : sql``}`)
  const row = rows[0]
  if (!row) throw notFound(`There is no import ${batchId}.`)
  return {
    id: batchId,
    state: row.state as BatchWork['state'],
    fileId: numberOrNull(row.file_id),
    startedBy: numberOrNull(row.started_by),
    jobId: textOrNull(row.job_id),
    stopAsked: row.stop_asked_at !== null,
    open: openJob(textOrNull(row.job)),
  }
}

/** What a queue's name and a job's state, with a blank between, say of the work at hand. */
export function openJob(job: string | null): BatchWork['open'] {
  const [name, state] = (job ?? '').split(' ')
  if (!state || !OPEN.includes(state)) return null
  return { kind: name === undoImportQueue.name ? 'undo' : 'import', isWaiting: state !== 'active' }
}
