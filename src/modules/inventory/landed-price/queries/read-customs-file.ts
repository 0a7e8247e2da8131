import { sql } from '@payloadcms/db-postgres'
import type { Sheet } from '@/kernel/files/sheet-limits'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { type SheetFacts, sheetFacts } from '../rules/preview-customs-import'
import { customsFiles } from './tables'

const FILE = { name: customsFiles.name, sheets: customsFiles.sheets, uploadedAt: customsFiles.uploadedAt }

/** A file that waits for its import. */
export type WaitingFile = { name: string; sheets: Sheet[]; uploadedAt: string }

/** The file that waits for its import; null if there is none. */
export async function readWaitingFile(db: Db, listId: number): Promise<WaitingFile | null> {
  const [file] = await select(db, FILE, sql`FROM customs_files WHERE list_id = ${listId}`)
  return file ?? null
}

/** A file's sheets with their columns, and a map for each that may be right. */
export type FileFacts = { name: string; uploadedAt: string; sheets: SheetFacts[] }

/**
 * What is known of the waiting file of a list; null if there is none.
 *
 * @param given the row with the headings of one sheet, if somebody has chosen it
 */
export async function readCustomsFileFacts(
  db: Db,
  listId: number,
  given?: { sheet: string; header: number },
): Promise<FileFacts | null> {
  const file = await readWaitingFile(db, listId)
  if (!file) return null
  const { name, sheets, uploadedAt } = file
  const headerOf = (sheet: Sheet) => (sheet.name === given?.sheet ? given.header : undefined)
  return { name, uploadedAt, sheets: sheets.map((sheet) => sheetFacts(sheet, headerOf(sheet))) }
}
