import { AppError, badRequest, tooLarge } from '@/kernel/errors'
import { SHEET_LIMITS, type Sheet, type SheetRules } from '@/kernel/files/sheet-limits'
import { startsWith } from './decode-to-utf8'
import { readCsv } from './read-csv'
import { readWorkbook } from './read-workbook'

const isZip = (bytes: Buffer): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
const isOldOffice = (bytes: Buffer): boolean => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
const isGzip = (bytes: Buffer): boolean => startsWith(bytes, 0x1f, 0x8b)

const csvSheet = (name: string, bytes: Buffer, limits: SheetRules): Sheet => {
  try {
    return { name, rows: readCsv(bytes, limits) }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw badRequest('The file cannot be read. A quotation mark may be opened and never closed.')
  }
}

function tooManyRows(where: string, filled: number | undefined): string {
  const limit = SHEET_LIMITS.rows.toLocaleString('en-US')
  const far = filled === undefined ? '' : `: row ${filled.toLocaleString('en-US')} is filled`
  return `${where} has more than ${limit} rows${far}.`
}

/** What is larger than a list made by a person. */
function checkSheet({ filledBeyond, name, rows }: Sheet, { cell, columns }: SheetRules): void {
  const { rows: most } = SHEET_LIMITS
  const where = `"${name}"`
  if (rows.length > most || filledBeyond !== undefined) throw badRequest(tooManyRows(where, filledBeyond))
  for (const [index, cells] of rows.entries()) {
    if (cells.length > columns)
      throw badRequest(`Row ${index + 1} of ${where} has more than ${columns} columns.`)
    if (cells.some((text) => text.length > cell))
      throw badRequest(
        `Row ${index + 1} of ${where} has a cell with more than ${cell.toLocaleString('en-US')} characters.`,
      )
  }
}

const isFilled = ({ filledBeyond, rows }: Sheet): boolean =>
  filledBeyond !== undefined || rows.some((cells) => cells.some((text) => text.trim() !== ''))

/**
 * Reads a table that somebody uploads, CSV or a workbook, as texts. Its bytes determine what it is.
 *
 * @param name of the file; a CSV file's only sheet is called so
 * @param limits those of its kind of table
 * @returns the sheets that hold anything, at least one
 * @throws AppError 400 for anything else, for what cannot be read, and beyond `SHEET_LIMITS`; 413
 */
export async function readSheets(
  bytes: Buffer,
  name: string,
  limits: SheetRules = SHEET_LIMITS,
): Promise<Sheet[]> {
  if (bytes.length > SHEET_LIMITS.bytes) throw tooLarge('The file is too large: the limit is 15 MB.')
  if (isOldOffice(bytes))
    throw badRequest(
      'The file is a workbook of the old kind (.xls), or protected by a password. Save it as .xlsx.',
    )
  if (isGzip(bytes)) throw badRequest('The file is compressed. Unpack it first.')
  const sheets = isZip(bytes) ? await readWorkbook(bytes, limits) : [csvSheet(name, bytes, limits)]
  const filled = sheets.filter(isFilled)
  if (filled.length === 0) throw badRequest('The file is empty.')
  if (filled.length > SHEET_LIMITS.sheets)
    throw badRequest(`The workbook has more than ${SHEET_LIMITS.sheets} sheets.`)
  for (const sheet of filled) checkSheet(sheet, limits)
  return filled
}
