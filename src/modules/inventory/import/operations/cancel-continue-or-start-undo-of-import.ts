import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/kernel/errors'
import { can } from '@/kernel/permissions'
import { inside, senderOf, sendJob } from '@/server/jobs/send-job'
import { inTransaction } from '@/server/transaction'
import { type BatchJob, readBatchJob } from '../engine/batch-job'
import { markBatch } from '../engine/import-batches'
import { readFile } from '../engine/import-file'
import { runImportQueue, undoImportQueue } from '../engine/import-queues'
import { requireImporter, requireVisible } from '../engine/require-importer'
import { storedSource } from '../engine/stored-source'
import { countsText } from '../engine/words'
import { previewImportUndo } from './preview-import-undo'

/** Reads a batch on the caller's behalf and locks it. */
async function held<T>(
  req: PayloadRequest,
  batchId: number,
  work: (batch: BatchJob, req: PayloadRequest, db: Parameters<typeof readBatchJob>[0]) => Promise<T>,
): Promise<T> {
  const actor = await requireImporter(req)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const batch = await readBatchJob(db, batchId, true)
    requireVisible(actor, batch.startedBy)
    return work(batch, inner, db)
  })
}

/**
 * Stops an import: immediately if it has not started, else after its current rows. What is imported stays;
 * the rest can be imported later, or all of it undone.
 *
 * @throws AppError 403, 404, 409 if it is over
 */
export const cancelImport = (req: PayloadRequest, batchId: number): Promise<void> =>
  held(req, batchId, async (batch, inner, db) => {
    if (batch.state === 'finished' || batch.state === 'undone' || batch.open?.kind === 'undo')
      throw conflict(`Import ${batchId} has already finished.`)
    if (batch.state === 'interrupted' && !batch.open) throw conflict(`Import ${batchId} has already stopped.`)
    if (!batch.jobId)
      throw conflict(`Import ${batchId} is running from the command line and must be stopped there.`)
    await db.execute(sql`
      UPDATE import_batches SET stop_asked_at = now(), stop_asked_by = ${Number(inner.user?.id)} WHERE id = ${batchId}`)
    if (batch.open && !batch.open.isWaiting) return
    if (batch.open) {
      const boss = await senderOf(inner.payload)
      await boss.cancel(runImportQueue.name, batch.jobId, { db: inside(db) })
    }
    await markBatch(db, batchId, 'interrupted', null)
  })

/**
 * Resumes a stopped or interrupted import where it ended.
 *
 * @throws AppError 403, 404, 409 if there is nothing to resume
 */
export const continueImport = (req: PayloadRequest, batchId: number): Promise<void> =>
  held(req, batchId, async (batch, inner, db) => {
    if (batch.open) return
    if (batch.state !== 'interrupted') throw conflict(`Import ${batchId} is ${batch.state}.`)
    if (batch.fileId === null)
      throw conflict(`Import ${batchId} was started from the command line: resume it there.`)
    storedSource(await readFile(db, batch.fileId))
    const jobId = await sendJob(inner, runImportQueue, { batchId, userId: Number(inner.user?.id) })
    await db.execute(sql`
      UPDATE import_batches SET job_id = ${jobId}::uuid, stop_asked_at = NULL, stop_asked_by = NULL, problem = NULL
      WHERE id = ${batchId}`)
  })

/**
 * Undoes an import in the background. Requested twice, it is undone once.
 *
 * @throws AppError 403 without permission to change and delete vehicles, 404, 409 while it runs, or if
 * nothing of it can be undone, with the reasons
 */
export async function startUndoOfImport(req: PayloadRequest, batchId: number): Promise<void> {
  const actor = await requireImporter(req)
  if (!can(actor, 'inventory', 'update') || !can(actor, 'inventory', 'delete')) throw forbidden()
  const { kept, removed, restored } = await previewImportUndo(req, batchId)
  await held(req, batchId, async (batch, inner, db) => {
    if (batch.open?.kind === 'undo') return
    if (batch.open || (batch.state === 'running' && !batch.jobId))
      throw conflict(`Import ${batchId} is still running. Cancel it first.`)
    if (removed + restored === 0)
      throw conflict(`Nothing of import ${batchId} can be undone. ${countsText(kept)}`)
    const jobId = await sendJob(inner, undoImportQueue, { batchId, userId: actor.id })
    await db.execute(sql`UPDATE import_batches SET job_id = ${jobId}::uuid WHERE id = ${batchId}`)
  })
}
