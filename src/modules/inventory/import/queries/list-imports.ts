import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { flag, nullable, number, numbers, type RowOf, text } from '@/server/rows/fields'
import { count, select, selectValues } from '@/server/rows/select'
import { all, type Paging } from '@/server/sql'
import { openJob } from '../engine/batch-job'
import { batchNotes, batchReasons } from '../engine/batch-reasons-and-notes'
import { countRows } from '../engine/import-batches'
import { fieldSpec } from '../engine/import-fields'
import { type Counts, type ImportOptions, NO_COUNTS, type ReasonCount } from '../engine/import-outcome'
import { runImportQueue, undoImportQueue } from '../engine/import-queues'
import { type JobProgress, readProgress } from '../engine/job-progress'
import { readStoredMap } from '../engine/map/read-map'
import { misreadFields } from '../engine/map/value-table-order'
import { ownedOnly, requireImporter, requireVisible } from '../engine/require-importer'
import { importBatches, importRows } from './tables'

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

/** An import with details from during and after the run. */
export type ImportDetail = ImportSummary & {
  progress: JobProgress | null
  reasons: ReasonCount[]
  /** What was changed in rows that were imported. */
  notes: ReasonCount[]
  /** Labels of the fields that a map without the order of its entries may have misread. */
  misread: string[]
  /** Vehicles that an undo removed, reset and left alone. */
  undone: { removed: number; restored: number; kept: ReasonCount[] } | null
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

const importsOf = (db: Db, where: SQL, rest: SQL): Promise<ImportRow[]> =>
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

const summaryOf = (row: ImportRow): ImportSummary => ({
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

const onlyOwn = (owner: number | null): SQL | false => owner !== null && sql`b.started_by = ${owner}`

/**
 * Past and present imports, newest first.
 *
 * @throws AppError 403
 */
export async function listImports(
  req: PayloadRequest,
  { limit, page }: Paging,
): Promise<{ rows: ImportSummary[]; total: number }> {
  const owner = ownedOnly(await requireImporter(req))
  const db = req.payload.db.drizzle
  const where = all([onlyOwn(owner)])
  const total = await count(db, sql`FROM import_batches b WHERE ${where}`)
  const start = (page - 1) * limit
  const rows = await importsOf(db, where, sql`ORDER BY b.id DESC LIMIT ${limit} OFFSET ${start}`)
  return { rows: rows.map(summaryOf), total }
}

/** Other imports of the same bytes that were not undone. */
export async function listSameFileImports(
  db: Db,
  sha256: string,
  owner: number | null,
): Promise<ImportSummary[]> {
  const where = all([sql`b.file_sha256 = ${sha256}`, sql`b.state <> 'undone'`, onlyOwn(owner)])
  const rows = await importsOf(db, where, sql`ORDER BY b.id DESC LIMIT 5`)
  return rows.map(summaryOf)
}

/**
 * One import.
 *
 * @throws AppError 403, 404
 */
export async function getImport(req: PayloadRequest, id: number): Promise<ImportDetail> {
  const actor = await requireImporter(req)
  const db = req.payload.db.drizzle
  const [row] = await importsOf(db, sql`b.id = ${id}`, sql``)
  if (!row) throw notFound(`There is no import ${id}.`)
  requireVisible(actor, row.startedById)
  const summary = summaryOf(row)
  const isWorking = ['running', 'stopping', 'undoing', 'waiting'].includes(summary.status)
  const progress = isWorking && row.jobId ? await readProgress(db, row.jobId) : null
  const counts = progress && summary.status !== 'undoing' ? progress.counts : await countRows(db, id)
  return {
    ...summary,
    counts,
    progress,
    reasons: isWorking ? [] : (await batchReasons(req.payload, id)).slice(0, 50),
    notes: isWorking ? [] : (await batchNotes(req.payload, id)).slice(0, 50),
    misread: row.orderLost && summary.fileId !== null ? await misreadOf(db, id) : [],
    undone: summary.status === 'undone' ? await undoneOf(db, id) : null,
  }
}

async function misreadOf(db: Db, id: number): Promise<string[]> {
  const [map] = await selectValues(db, importBatches.map, sql`FROM import_batches WHERE id = ${id}`)
  return misreadFields(readStoredMap(map, false)).map((field) => fieldSpec(field).label)
}

const UNDONE = {
  outcome: importRows.outcome,
  reason: importRows.kept,
  isDone: flag(sql`undone_at IS NOT NULL`),
  rows: number(sql`count(*)`),
  examples: numbers(sql`(array_agg(row_no ORDER BY row_no))[1:5]`),
}

async function undoneOf(db: Db, id: number): Promise<ImportDetail['undone']> {
  const counted = await select(
    db,
    UNDONE,
    sql`FROM import_rows WHERE batch_id = ${id} AND outcome IN ('created', 'updated')
      GROUP BY 1, 2, 3 ORDER BY count(*) DESC`,
  )
  const of = (outcome: string) =>
    counted.filter((one) => one.isDone && one.outcome === outcome).reduce((sum, { rows }) => sum + rows, 0)
  return {
    removed: of('created'),
    restored: of('updated'),
    kept: counted.flatMap(({ examples, isDone, reason, rows }) =>
      isDone || reason === null ? [] : [{ reason, rows, examples }],
    ),
  }
}
