import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { sendJob } from '@/server/jobs/send-job'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { checkReportKey } from '../engine/import-file'
import { checkImportQueue } from '../engine/import-queues'
import { compileMap } from '../engine/map/compile-map'
import type { MapAndOptions } from '../engine/map/map-and-options'
import { checkConstants, prepareImportRun } from '../engine/prepare-import-run'
import { storedSource } from '../engine/stored-source'
import { ownFile } from './change-or-delete-import-file'

/**
 * Checks a whole file in the background, replacing any earlier check. Nothing is imported. An unusable map is
 * rejected immediately.
 *
 * @throws AppError 400 or 422 for an unusable map, 403, 404
 */
export async function startImportCheck(
  req: PayloadRequest,
  fileId: number,
  given: MapAndOptions,
): Promise<void> {
  const { payload } = req
  const { map, options } = given
  const old = await inTransaction({ payload, req }, async (inner, db) => {
    const file = await ownFile(inner, db, fileId, true)
    storedSource(file)
    compileMap(
      map,
      file.facts.columns.map(({ name }) => name),
    )
    const run = await prepareImportRun({ ...given, payload, user: inner.user, req: inner })
    await checkConstants(db, map, run.policy)
    const userId = Number(inner.user?.id)
    const jobId = await sendJob(inner, checkImportQueue, { fileId, userId })
    await db.execute(sql`
      UPDATE import_files SET map = ${JSON.stringify(map)}::json, order_lost = false,
        options = ${JSON.stringify(options)}::jsonb,
        check_job = ${jobId}::uuid, check_result = NULL WHERE id = ${fileId}`)
    return file.checkJob
  })
  if (old !== null) await storage().remove(checkReportKey(fileId, old))
}

/**
 * Cancels a waiting or running check; it stops after its current rows.
 *
 * @throws AppError 403, 404
 */
export async function stopImportCheck(req: PayloadRequest, fileId: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await ownFile(inner, db, fileId, true)
    await db.execute(
      sql`UPDATE import_files SET check_job = NULL WHERE id = ${fileId} AND check_result IS NULL`,
    )
  })
}
