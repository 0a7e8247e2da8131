import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { storage } from '@/server/storage'
import { inTransaction } from '@/server/transaction'
import { analyseFile, type FileFacts } from '../engine/analyse-import-file'
import { columnsKey } from '../engine/columns-key'
import { checkReportKey, readFile } from '../engine/import-file'
import type { SourceFormat } from '../engine/import-source'
import { removeStoredFile } from '../engine/remove-stored-file'
import { requireImporter, requireVisible } from '../engine/require-importer'
import { type ImportFile, storedSource } from '../engine/stored-source'
import { SHEET_FORMAT, storeOtherSheet } from '../engine/unpack-workbook'
import { importBatches } from '../queries/tables'

/**
 * Reads a file on the caller's behalf, and locks it if given a transaction.
 *
 * @throws AppError 403, 404
 */
export async function ownFile(req: PayloadRequest, db: Db, id: number, lock = false): Promise<ImportFile> {
  const actor = await requireImporter(req)
  const file = await readFile(db, id, lock)
  requireVisible(actor, file.createdBy)
  return file
}

async function refuseImported(db: Db, id: number, what: string): Promise<void> {
  const from = sql`FROM import_batches WHERE file_id = ${id} ORDER BY id DESC LIMIT 1`
  const [batch] = await selectValues(db, importBatches.id, from)
  if (batch !== undefined)
    throw conflict(`This file has been imported as import ${batch} and can no longer be ${what}.`)
}

/** How to read a file: a text by its format, a workbook by its sheet. */
export type Reading = Pick<SourceFormat, 'delimiter' | 'encoding'> & { headerRow?: number; sheet?: string }

/** What a file contains when it is read in another way, and where that is stored. */
type Reread = { facts: FileFacts; sha256: string; storageKey: string | null }

/** What a file contains read in another way. A row that was chosen as its headings stays so for its sheet. */
async function readAgain(file: ImportFile, { sheet: wanted, ...reading }: Reading): Promise<Reread> {
  const { sha256, storageKey } = file
  const { chosenRows, workbook } = file.facts
  const sheet = workbook && (wanted ?? workbook.sheet)
  const name = sheet ?? ''
  const chosenBefore = chosenRows && Object.hasOwn(chosenRows, name) ? chosenRows[name] : undefined
  const headerRow = reading.headerRow ?? chosenBefore
  const chosen =
    headerRow === undefined ? { chosenRows } : { chosenRows: { ...chosenRows, [name]: headerRow } }
  if (sheet === undefined || storageKey === null) {
    const facts = await analyseFile(storedSource(file), { ...reading, headerRow })
    return { facts: { ...facts, ...chosen }, sha256, storageKey }
  }
  const stored = await storeOtherSheet(storageKey, { sheet, headerRow })
  const source = storedSource({ name: file.name, storageKey: stored.storageKey })
  const facts = await analyseFile(source, { ...SHEET_FORMAT, headerRow }).catch(async (error) => {
    await storage().remove(stored.storageKey)
    throw error
  })
  return { ...stored, facts: { ...facts, ...chosen, workbook: stored.facts } }
}

/**
 * Reads a file again with a different separator or encoding than detected, or another sheet of a workbook. Its mapping
 * is discarded, since the columns may differ.
 *
 * @throws AppError 400 if it cannot be read that way, 403, 404, 409 if it was imported
 */
export async function changeImportFile(req: PayloadRequest, id: number, reading: Reading): Promise<void> {
  const { drizzle } = req.payload.db
  const file = await ownFile(req, drizzle, id)
  await refuseImported(drizzle, id, 'read in another way')
  const { facts, sha256, storageKey } = await readAgain(file, reading)
  const isMoved = storageKey !== file.storageKey
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    // Reading takes time: meanwhile an import of the file may have started, or the file may be gone.
    await ownFile(inner, db, id, true)
    await refuseImported(db, id, 'read in another way')
    await db.execute(sql`
      UPDATE import_files SET facts = ${JSON.stringify(facts)}::jsonb, sha256 = ${sha256}, storage_key = ${storageKey},
        map = NULL, options = NULL, columns_key = ${columnsKey(facts.columns.map((column) => column.name))},
        check_job = NULL, check_result = NULL
      WHERE id = ${id}`)
  }).catch(async (error) => {
    if (isMoved && storageKey !== null) await storage().remove(storageKey)
    throw error
  })
  if (isMoved && file.storageKey !== null) await storage().remove(file.storageKey)
}

/**
 * Removes a file that was not imported, and its analysis.
 *
 * @throws AppError 403, 404, 409 if it was imported
 */
export async function deleteImportFile(req: PayloadRequest, id: number): Promise<void> {
  const file = await inTransaction({ payload: req.payload, req }, async (_, db) => {
    const importFile = await ownFile(req, db, id, true)
    await refuseImported(db, id, 'discarded')
    await db.execute(sql`DELETE FROM import_files WHERE id = ${id}`)
    return importFile
  })
  if (file.storageKey !== null) await removeStoredFile(file.storageKey)
  if (file.checkJob !== null) await storage().remove(checkReportKey(id, file.checkJob))
}
