import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { sendJob } from '@/server/jobs/send-job'
import { inTransaction } from '@/server/transaction'
import { openBatch } from '../engine/import-batches'
import { runImportQueue } from '../engine/import-queues'
import { compileMap } from '../engine/map/compile-map'
import type { MapAndOptions } from '../engine/map/map-and-options'
import { checkConstants, prepareImportRun } from '../engine/prepare-import-run'
import { type ImportFile, storedSource } from '../engine/stored-source'
import { getBatchOf } from '../queries/get-import-file'
import { ownFile } from './change-or-delete-import-file'

/**
 * Starts the import of a file in the background. A file is imported once: another request, by a second click
 * or from another tab, returns the same import, until that one is undone.
 *
 * @returns the number of the import
 * @throws AppError 400 or 422 for an unusable map, 403, 404
 */
export async function startImport(
  req: PayloadRequest,
  fileId: number,
  given: MapAndOptions,
): Promise<number> {
  const { payload } = req
  return inTransaction({ payload, req }, async (inner, db) => {
    const file = await ownFile(inner, db, fileId, true)
    const running = await getBatchOf(db, fileId)
    if (running !== null) return running
    storedSource(file)
    compileMap(
      given.map,
      file.facts.columns.map(({ name }) => name),
    )
    const run = await prepareImportRun({ ...given, payload, user: inner.user, req: inner })
    await checkConstants(db, given.map, run.policy)
    return begin(inner, db, file, given)
  })
}

async function begin(
  req: PayloadRequest,
  db: Db,
  { id, name, sha256 }: ImportFile,
  { map, options }: MapAndOptions,
): Promise<number> {
  const userId = Number(req.user?.id)
  const batchId = await openBatch(db, { fileName: name, sha256, map, options, startedBy: userId })
  const jobId = await sendJob(req, runImportQueue, { batchId, userId })
  await db.execute(
    sql`UPDATE import_batches SET file_id = ${id}, job_id = ${jobId}::uuid WHERE id = ${batchId}`,
  )
  await db.execute(sql`
    UPDATE import_files SET map = ${JSON.stringify(map)}::json, order_lost = false,
      options = ${JSON.stringify(options)}::jsonb WHERE id = ${id}`)
  return batchId
}
