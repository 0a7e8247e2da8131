import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { AppError } from '@/kernel/errors'
import { defineJob, GiveUp } from '@/server/jobs/define-job'
import { userOf } from '@/server/jobs/job-user'
import { filled, flag } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { readBatchJob } from '../engine/batch-job'
import { countRows, markBatch, readBatch } from '../engine/import-batches'
import { checkReportKey, formatOf, readFile } from '../engine/import-file'
import { pruneImportsQueue, runImportQueue, undoImportQueue } from '../engine/import-queues'
import { progressWriter } from '../engine/job-progress'
import { removeStoredFile } from '../engine/remove-stored-file'
import { storedSource } from '../engine/stored-source'
import { importVehicles } from '../operations/import-vehicles'
import { undoImport } from '../operations/undo-import'
import { importFiles } from '../queries/tables'

/** Errors that retrying cannot fix; only another process working on the batch goes away by itself. */
const isFinal = (error: unknown): error is AppError => error instanceof AppError && error.code !== 'conflict'

export const runImportJob = defineJob(
  runImportQueue,
  async ({ input, payload, progress, rootId, signal }) => {
    const { batchId, userId } = input
    const db = payload.db.drizzle
    const work = await readBatchJob(db, batchId)
    if (work.jobId !== rootId || work.fileId === null || ['finished', 'undone'].includes(work.state)) return
    const { map, options } = await readBatch(db, batchId)
    const stop = new AbortController()
    const lookForStop = async () => {
      if ((await readBatchJob(db, batchId)).stopRequested) stop.abort()
    }
    const writer = progressWriter(payload, rootId)
    try {
      await lookForStop()
      const file = await readFile(db, work.fileId)
      const before = await countRows(db, batchId)
      const done = Object.values(before).reduce((sum, n) => sum + n, 0)
      await writer(done, Math.max(file.facts.rows, done + 1), before, 0)
      const { state } = await importVehicles({
        payload,
        source: storedSource(file),
        format: formatOf(file, map),
        map,
        options,
        user: await userOf(payload, userId),
        resume: batchId,
        signal: AbortSignal.any([signal, stop.signal]),
        onProgress: async ({ counts, fresh, rows, total }) => {
          await writer(rows, total, counts, fresh)
          await progress(rows, total, `import ${batchId}`)
          await lookForStop()
        },
      })
      if (state === 'interrupted' && !stop.signal.aborted) throw new Error('The worker was stopped')
    } catch (error) {
      if (!isFinal(error) && !(error instanceof GiveUp)) throw error
      await markBatch(db, batchId, 'interrupted', error.message)
    }
  },
)

export const undoImportJob = defineJob(undoImportQueue, async ({ input, payload, progress, rootId }) => {
  const { batchId, userId } = input
  const counts = await countRows(payload.db.drizzle, batchId)
  const total = counts.created + counts.updated
  const writer = progressWriter(payload, rootId)
  await writer(0, total, {}, 0)
  try {
    await undoImport({
      payload,
      batchId,
      user: await userOf(payload, userId),
      onProgress: async (done) => {
        await writer(done, total, {})
        await progress(done, total, `import ${batchId}`)
      },
    })
  } catch (error) {
    throw isFinal(error) ? new GiveUp(error.message) : error
  }
})

const UNUSED_DAYS = 7
const IMPORTED_DAYS = 90

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`

const f = alias(importFiles, 'f')
const OUTLIVED = {
  id: f.id,
  storageKey: filled(f.storageKey),
  checkJob: f.checkJob,
  isImported: flag(sql`b.file_id IS NOT NULL`),
}

/** Files past their retention: never imported after a week, imported after three months. */
const outlived = sql`
  FROM import_files f LEFT JOIN (SELECT DISTINCT file_id FROM import_batches) b ON b.file_id = f.id
  WHERE f.created_at < CASE WHEN b.file_id IS NULL THEN ${daysAgo(UNUSED_DAYS)} ELSE ${daysAgo(IMPORTED_DAYS)} END
    AND f.storage_key IS NOT NULL`

export const pruneImportsJob = defineJob(pruneImportsQueue, async ({ payload }) => {
  const { drizzle } = payload.db
  for (const id of await selectValues(drizzle, OUTLIVED.id, sql`${outlived} ORDER BY f.id`))
    await inTransaction({ payload }, async (_, db) => {
      // An import of the file may have started since it was found; from here on none can.
      await db.execute(sql`SELECT FROM import_files WHERE id = ${id} FOR UPDATE`)
      const [file] = await select(db, OUTLIVED, sql`${outlived} AND f.id = ${id}`)
      if (!file) return
      await removeStoredFile(file.storageKey)
      if (file.checkJob) await storage().remove(checkReportKey(id, file.checkJob))
      await db.execute(
        file.isImported
          ? sql`UPDATE import_files SET storage_key = NULL WHERE id = ${id}`
          : sql`DELETE FROM import_files WHERE id = ${id}`,
      )
    })
  await drizzle.execute(sql`DELETE FROM import_progress WHERE updated_at < ${daysAgo(UNUSED_DAYS)}`)
})
