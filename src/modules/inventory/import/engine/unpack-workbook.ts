import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { badRequest, tooLarge } from '@/kernel/errors'
import { quoted } from '@/kernel/files/read-written-number'
import { SHEET_LIMITS, type Sheet } from '@/kernel/files/sheet-limits'
import { startsWith } from '@/server/sheets/decode-to-utf8'
import { readSheets } from '@/server/sheets/read-sheets'
import { storage } from '@/server/storage'
import { findHeaderRow } from '../rules/find-header-row'

/** Texts of vehicles are longer than those of other tables; no cell of a workbook is longer than this. */
const RULES = { columns: 300, cell: 32_767, hasResults: true, showsPercents: true }

/** The sheet of a workbook that is imported, and those that it could be. */
export type WorkbookFacts = { sheet: string; sheets: string[] }

/** How the rows of a sheet are stored. */
export const SHEET_FORMAT = { delimiter: ',', encoding: 'utf-8' } as const

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a file begins as a workbook (.xlsx) does. */
export const isWorkbook = (head: Uint8Array): boolean => startsWith(head, 0x50, 0x4b, 0x03, 0x04)

const csvCell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** As wide as the header, so that cells left blank at the end of a row do not count. */
function csvOf({ rows }: Sheet, headerRow = findHeaderRow(rows)): Buffer {
  const widthOf = (cells: readonly string[]) => cells.findLastIndex((text) => text.trim() !== '') + 1
  const width = widthOf(rows[headerRow - 1] ?? [])
  const lines = rows.map((cells) =>
    Array.from({ length: Math.max(width, widthOf(cells)) }, (_, index) => csvCell(cells[index] ?? '')).join(
      SHEET_FORMAT.delimiter,
    ),
  )
  return Buffer.from(lines.join('\n'))
}

/** The sheet, by default the one with the most rows; and its row with the headings, by default recognised. */
type SheetChoice = { sheet?: string; headerRow?: number }

/**
 * One sheet of a workbook as a CSV file in UTF-8. Formulas count with what they last resulted in.
 *
 * @throws AppError 400 if it cannot be read, 413
 */
export async function workbookCsv(
  bytes: Buffer,
  { headerRow, sheet: name }: SheetChoice = {},
): Promise<{ csv: Buffer; facts: WorkbookFacts }> {
  const sheets = await readSheets(bytes, 'The workbook', RULES)
  const longest = sheets.reduce((best, one) => (one.rows.length > best.rows.length ? one : best))
  const chosen = name === undefined ? longest : sheets.find((sheet) => sheet.name === name)
  const names = sheets.map((sheet) => sheet.name)
  if (!chosen)
    throw badRequest(
      `The workbook has no sheet ${quoted(name ?? '')}. Its sheets are ${names.map(quoted).join(', ')}.`,
    )
  return { csv: csvOf(chosen, headerRow), facts: { sheet: chosen.name, sheets: names } }
}

/** A stored sheet may have had others before it: 'imports/<id>.csv', then 'imports/<id>.<other>.csv'. */
const baseOf = (storageKey: string): string => storageKey.replace(/(?:\.[^.]+)?\.csv$/, '')

/** Where the workbook itself is stored beside the rows of its sheet. */
export const bookKey = (storageKey: string): string => `${baseOf(storageKey)}.xlsx`

const GONE = 'The workbook is no longer stored. Upload it again.'
const TOO_LARGE =
  'The workbook is too large: the limit is 15 MB. Save the sheet as "CSV UTF-8" and try again.'

async function bytesOf(key: string): Promise<Buffer> {
  const stored = await storage().get(key)
  if (!stored) throw badRequest(GONE)
  if (stored.size > SHEET_LIMITS.bytes) {
    stored.stream.destroy()
    throw tooLarge(TOO_LARGE)
  }
  return buffer(stored.stream)
}

async function isStoredWorkbook(storageKey: string): Promise<boolean> {
  const stored = await storage().get(storageKey)
  if (!stored) return false
  for await (const chunk of stored.stream) return isWorkbook(chunk as Uint8Array)
  return false
}

/** The rows of a workbook's sheet as they were stored. */
type StoredSheet = { storageKey: string; sha256: string; facts: WorkbookFacts }

async function storeSheet(storageKey: string, bytes: Buffer, choice?: SheetChoice): Promise<StoredSheet> {
  const { csv, facts } = await workbookCsv(bytes, choice)
  await storage().put(storageKey, csv, 'text/csv')
  return { storageKey, sha256: createHash('sha256').update(csv).digest('hex'), facts }
}

/**
 * Turns a file that was just stored into rows if it is a workbook, which is stored beside them.
 *
 * @returns null for any other file
 * @throws AppError 400 if it cannot be read, 413
 */
export async function unpackWorkbook(storageKey: string): Promise<StoredSheet | null> {
  if (!(await isStoredWorkbook(storageKey))) return null
  const bytes = await bytesOf(storageKey)
  await storage().put(bookKey(storageKey), bytes, WORKBOOK_TYPE)
  return storeSheet(storageKey, bytes)
}

/** Stores another sheet of a workbook beside the one that is in use. */
export const storeOtherSheet = async (storageKey: string, choice: SheetChoice): Promise<StoredSheet> =>
  storeSheet(`${baseOf(storageKey)}.${randomUUID()}.csv`, await bytesOf(bookKey(storageKey)), choice)
