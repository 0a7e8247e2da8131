import type { PayloadRequest } from 'payload'
import { readBatchJob } from '../engine/batch-job'
import type { ReasonCount } from '../engine/import-outcome'
import { reasonCounter } from '../engine/report/count-reasons'
import { requireImporter, requireVisible } from '../engine/require-importer'
import { usesOf } from '../engine/undo/references-to-table'
import { checkUndo, nextRows } from '../engine/undo/undo-rows'

const CHUNK_ROWS = 1000

/** What an undo would do now. */
export type UndoPreview = { removed: number; restored: number; kept: ReasonCount[] }

/**
 * Previews an undo, vehicle by vehicle and without changing any.
 *
 * @throws AppError 403, 404
 */
export async function previewImportUndo(req: PayloadRequest, batchId: number): Promise<UndoPreview> {
  const db = req.payload.db.drizzle
  const actor = await requireImporter(req)
  requireVisible(actor, (await readBatchJob(db, batchId)).startedBy)
  const context = { batchId, purge: false, uses: await usesOf(db, 'vehicles') }
  const kept = reasonCounter()
  const done = { removed: 0, restored: 0, kept: 0 }
  for (let after = 0; ; ) {
    const rows = await nextRows(db, context, after, CHUNK_ROWS)
    for (const one of await checkUndo(db, context, rows)) {
      done[one.did] += 1
      if (one.kept) kept.count(one.kept, one.rowNo)
    }
    if (rows.length < CHUNK_ROWS) return { ...done, kept: kept.list() }
    after = rows.at(-1)?.rowNo ?? 0
  }
}
