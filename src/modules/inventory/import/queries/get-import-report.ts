import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { select } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { type BatchJob, readBatchJob } from '../engine/batch-job'
import { readBatch } from '../engine/import-batches'
import { checkReportKey, formatOf, readFile } from '../engine/import-file'
import { sourceRows } from '../engine/import-source'
import { batchReport } from '../engine/report/batch-report'
import { rejectedHeader, rejectedLine } from '../engine/report/rejected-lines'
import { requireImporter, requireVisible } from '../engine/require-importer'
import { storedSource } from '../engine/stored-source'
import { importRows } from './tables'

/** A CSV file to download, written as it is read. */
export type ReportFile = { name: string; lines: AsyncIterable<string | Uint8Array> }

async function ownBatch(req: PayloadRequest, id: number): Promise<BatchJob> {
  const actor = await requireImporter(req)
  const work = await readBatchJob(req.payload.db.drizzle, id)
  requireVisible(actor, work.startedBy)
  return work
}

/**
 * The outcome of every row of an import.
 *
 * @throws AppError 403, 404
 */
export async function getImportReport(req: PayloadRequest, id: number): Promise<ReportFile> {
  await ownBatch(req, id)
  return { name: `import-${id}-report.csv`, lines: batchReport(req.payload, id) }
}

const PAGE = 2000

const REJECTED = { rowNo: importRows.rowNo, reasons: importRows.reasons }

/** Why rows were rejected, in the order of the file, one page at a time. */
async function* rejections(
  req: PayloadRequest,
  id: number,
): AsyncGenerator<{ rowNo: number; reasons: string[] }> {
  for (let after = 0; ; ) {
    const rows = await select(
      req.payload.db.drizzle,
      REJECTED,
      sql`FROM import_rows WHERE batch_id = ${id} AND outcome = 'rejected' AND row_no > ${after}
        ORDER BY row_no LIMIT ${PAGE}`,
    )
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.rowNo
  }
}

/**
 * The rejected rows of an import as in the file, each with its reasons: once corrected, they can be imported.
 *
 * @throws AppError 403, 404 also if the file is no longer stored
 */
export async function getRejectedRows(req: PayloadRequest, id: number): Promise<ReportFile> {
  const { fileId } = await ownBatch(req, id)
  const gone = () =>
    notFound('The file of this import is not kept here. Its report names every rejected row.')
  if (fileId === null) throw gone()
  const db = req.payload.db.drizzle
  const file = await readFile(db, fileId)
  if (file.storageKey === null) throw gone()
  const { map } = await readBatch(db, id)
  const header = file.facts.columns.map(({ name }) => name)
  async function* lines(): AsyncGenerator<string> {
    yield rejectedHeader(header)
    const rows = rejections(req, id)
    let next = await rows.next()
    for await (const { cells, rowNo } of sourceRows(storedSource(file), formatOf(file, map))) {
      if (next.done) return
      if (rowNo !== next.value.rowNo) continue
      yield rejectedLine(header, cells, rowNo, next.value.reasons)
      next = await rows.next()
    }
  }
  return { name: `import-${id}-rejected.csv`, lines: lines() }
}

/**
 * The rows that the last check of a file rejects, in the same format.
 *
 * @throws AppError 403, 404 if it was not checked
 */
export async function getCheckedRows(req: PayloadRequest, fileId: number): Promise<ReportFile> {
  const actor = await requireImporter(req)
  const { checkJob, checkResult, createdBy, name } = await readFile(req.payload.db.drizzle, fileId)
  requireVisible(actor, createdBy)
  const stored = checkJob && checkResult ? await storage().get(checkReportKey(fileId, checkJob)) : null
  if (!stored) throw notFound('This file has not been checked.')
  return { name: `${name.replace(/\.\w+(\.gz)?$/, '')}-rejected.csv`, lines: stored.stream }
}
