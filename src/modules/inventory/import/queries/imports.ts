import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { all, iso, numberOrNull, type Paging, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { openJob } from '../engine/batch-work'
import { fieldSpec } from '../engine/fields'
import { type Counts, countRows, type ImportOptions, NO_COUNTS } from '../engine/log'
import { misreadFields } from '../engine/map/order'
import { readKeptMap } from '../engine/map/read-map'
import { ownedOnly, requireImporter, requireVisible } from '../engine/permission'
import { readProgress, type WorkProgress } from '../engine/progress'
import { runImportQueue, undoImportQueue } from '../engine/queues'
import { batchReasons, type ReasonCount } from '../engine/report'

/** What people are told about an import. */
export type ImportStatus =
  | 'waiting'
  | 'running'
  | 'stopping'
  | 'undoing'
  | 'cancelled'
  | 'interrupted'
  | 'finished'
  | 'undone'

/** An import as lists show it. Moments are ISO, UTC. */
export type ImportSummary = {
  id: number
  fileName: string
  status: ImportStatus
  counts: Counts
  startedBy: string | null
  startedAt: string
  finishedAt: string | null
  problem: string | null
  /** null for one of the command line. */
  fileId: number | null
  /** Whether its rejected rows can still be given as the file had them. */
  hasFile: boolean
  options: ImportOptions
}

/** An import with what is known while it runs and after it. */
export type ImportDetail = ImportSummary & {
  progress: WorkProgress | null
  reasons: ReasonCount[]
  /** Labels of the fields that a map without the order of its entries may have misread. */
  misread: string[]
  /** Vehicles that an undo took away, set back and left alone. */
  undone: { removed: number; restored: number; kept: ReasonCount[] } | null
}

const NAME = sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`

const select = (where: SQL, rest: SQL) => sql`
  SELECT b.id, b.file_name, b.state, b.counts, b.started_by, ${NAME} AS started_name, b.started_at, b.finished_at,
    b.problem, b.file_id, b.options, b.order_lost, b.job_id, b.stop_asked_at, f.storage_key IS NOT NULL AS has_file,
    (SELECT j.name || ' ' || j.state FROM pgboss.job j WHERE j.id = b.job_id
      AND j.name IN (${runImportQueue.name}, ${undoImportQueue.name})) AS job
  FROM import_batches b LEFT JOIN users u ON u.id = b.started_by LEFT JOIN import_files f ON f.id = b.file_id
  WHERE ${where} ${rest}`

function statusOf(row: Row): ImportStatus {
  const open = openJob(textOrNull(row.job))
  const stopped = row.stop_asked_at !== null
  if (open?.kind === 'undo') return 'undoing'
  if (open?.isWaiting) return 'waiting'
  if (open) return stopped ? 'stopping' : 'running'
  if (row.state === 'interrupted' && stopped) return 'cancelled'
  // A job that is gone and a batch that says it runs: its worker was lost for good.
  return row.state === 'running' && row.job_id !== null ? 'interrupted' : (row.state as ImportStatus)
}

const summaryOf = (row: Row): ImportSummary => ({
  id: Number(row.id),
  fileName: String(row.file_name),
  status: statusOf(row),
  counts: { ...NO_COUNTS, ...(row.counts as Partial<Counts>) },
  startedBy: textOrNull(row.started_name),
  startedAt: iso(row.started_at),
  finishedAt: row.finished_at ? iso(row.finished_at) : null,
  problem: textOrNull(row.problem),
  fileId: numberOrNull(row.file_id),
  hasFile: row.has_file === true,
  options: row.options as ImportOptions,
})

const onlyOwn = (owner: number | null): SQL | false => owner !== null && sql`b.started_by = ${owner}`

/**
 * Past and present imports, the newest first.
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
  const counted = await db.execute(sql`SELECT count(*)::int AS n FROM import_batches b WHERE ${where}`)
  const start = (page - 1) * limit
  const { rows } = await db.execute(select(where, sql`ORDER BY b.id DESC LIMIT ${limit} OFFSET ${start}`))
  return { rows: rows.map(summaryOf), total: Number(counted.rows[0]?.n ?? 0) }
}

/** Other imports of the same bytes that were not undone. */
export async function sameFileImports(
  db: Db,
  sha256: string,
  owner: number | null,
): Promise<ImportSummary[]> {
  const where = all([sql`b.file_sha256 = ${sha256}`, sql`b.state <> 'undone'`, onlyOwn(owner)])
  const { rows } = await db.execute(select(where, sql`ORDER BY b.id DESC LIMIT 5`))
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
  const { rows } = await db.execute(select(sql`b.id = ${id}`, sql``))
  const row = rows[0]
  if (!row) throw notFound(`There is no import ${id}.`)
  requireVisible(actor, numberOrNull(row.started_by))
  const summary = summaryOf(row)
  const isWorking = ['running', 'stopping', 'undoing', 'waiting'].includes(summary.status)
  const progress = isWorking && row.job_id ? await readProgress(db, String(row.job_id)) : null
  const counts = progress && summary.status !== 'undoing' ? progress.counts : await countRows(db, id)
  return {
    ...summary,
    counts,
    progress,
    reasons: isWorking ? [] : (await batchReasons(req.payload, id)).slice(0, 50),
    misread: row.order_lost === true && summary.fileId !== null ? await misreadOf(db, id) : [],
    undone: summary.status === 'undone' ? await undoneOf(db, id) : null,
  }
}

async function misreadOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT map FROM import_batches WHERE id = ${id}`)
  return misreadFields(readKeptMap(rows[0]?.map, false)).map((field) => fieldSpec(field).label)
}

async function undoneOf(db: Db, id: number): Promise<ImportDetail['undone']> {
  const { rows } = await db.execute(sql`
    SELECT outcome, kept, undone_at IS NOT NULL AS done, count(*)::int AS n,
      (array_agg(row_no ORDER BY row_no))[1:5] AS examples
    FROM import_rows WHERE batch_id = ${id} AND outcome IN ('created', 'updated') GROUP BY 1, 2, 3 ORDER BY n DESC`)
  const of = (outcome: string) =>
    rows.filter((row) => row.done && row.outcome === outcome).reduce((sum, row) => sum + Number(row.n), 0)
  const kept = rows.filter((row) => !row.done && row.kept !== null)
  return {
    removed: of('created'),
    restored: of('updated'),
    kept: kept.map((row) => ({
      reason: String(row.kept),
      rows: Number(row.n),
      examples: row.examples as number[],
    })),
  }
}
