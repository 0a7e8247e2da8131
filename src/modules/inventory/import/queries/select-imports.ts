import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Db } from '@/server/db-of'
import { flag, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { openJob } from '../engine/batch-job'
import { type Counts, type ImportOptions, NO_COUNTS } from '../engine/import-outcome'
import { runImportQueue, undoImportQueue } from '../engine/import-queues'
import { importBatches } from './tables'

/** The information about an import shown to people. */
export type ImportStatus =
  | 'waiting'
  | 'running'
  | 'stopping'
  | 'undoing'
  | 'cancelled'
  | 'interrupted'
  | 'finished'
  | 'undone'

/** An import as shown in lists. Timestamps are ISO, UTC. */
export type ImportSummary = {
  id: number
  fileName: string
  status: ImportStatus
  counts: Counts
  startedBy: string | null
  startedAt: string
  finishedAt: string | null
  problem: string | null
  /** null if started from the command line. */
  fileId: number | null
  /** Whether its rejected rows are still available as in the file. */
  hasFile: boolean
  options: ImportOptions
}

const NAME = sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`

const b = alias(importBatches, 'b')

const IMPORT = {
  id: b.id,
  fileName: b.fileName,
  state: b.state,
  counts: b.counts,
  startedById: b.startedBy,
  startedBy: nullable(text(NAME)),
  startedAt: b.startedAt,
  finishedAt: b.finishedAt,
  problem: b.problem,
  fileId: b.fileId,
  options: b.options,
  orderLost: b.orderLost,
  jobId: b.jobId,
  stopAskedAt: b.stopAskedAt,
  hasFile: flag(sql`f.storage_key IS NOT NULL`),
  /** Its queue and its state. */
  job: nullable(
    text(sql`(SELECT j.name || ' ' || j.state FROM pgboss.job j WHERE j.id = b.job_id
      AND j.name IN (${runImportQueue.name}, ${undoImportQueue.name}))`),
  ),
}

type ImportRow = RowOf<typeof IMPORT>

export const importsOf = (db: Db, where: SQL, rest: SQL): Promise<ImportRow[]> =>
  select(
    db,
    IMPORT,
    sql`FROM import_batches b LEFT JOIN users u ON u.id = b.started_by LEFT JOIN import_files f ON f.id = b.file_id
      WHERE ${where} ${rest}`,
  )

function statusOf({ job, jobId, state, stopAskedAt }: ImportRow): ImportStatus {
  const open = openJob(job)
  const stopped = stopAskedAt !== null
  if (open?.kind === 'undo') return 'undoing'
  if (open?.isWaiting) return 'waiting'
  if (open) return stopped ? 'stopping' : 'running'
  if (state === 'interrupted' && stopped) return 'cancelled'
  // The job is gone but the batch is marked as running: its worker was lost for good.
  return state === 'running' && jobId !== null ? 'interrupted' : state
}

export const summaryOf = (row: ImportRow): ImportSummary => ({
  id: row.id,
  fileName: row.fileName,
  status: statusOf(row),
  counts: { ...NO_COUNTS, ...row.counts },
  startedBy: row.startedBy,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
  problem: row.problem,
  fileId: row.fileId,
  hasFile: row.hasFile,
  options: row.options,
})
