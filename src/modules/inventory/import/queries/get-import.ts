import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { flag, number, numbers } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { countRows } from '../engine/import-batches'
import { fieldSpec } from '../engine/import-fields'
import type { ReasonCount } from '../engine/import-outcome'
import { type JobProgress, readProgress } from '../engine/job-progress'
import { readStoredMap } from '../engine/map/read-map'
import { misreadFields } from '../engine/map/value-table-order'
import { batchNotes, batchReasons } from '../engine/report/batch-reasons-and-notes'
import { requireImporter, requireVisible } from '../engine/require-importer'
import { type ImportSummary, importsOf, summaryOf } from './select-imports'
import { importBatches, importRows } from './tables'

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
