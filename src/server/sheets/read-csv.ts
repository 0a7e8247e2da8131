import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { badRequest } from '@/kernel/errors'
import { SHEET_LIMITS, type SheetRules } from '@/kernel/files/sheet-limits'
import { markedEncoding } from './decode-to-utf8'
import { detectDelimiter } from './detect-delimiter'
import { detectEncoding } from './detect-encoding'

/** More of a file than this adds nothing about its format. */
const HEAD = 256 * 1024
const ROW_BYTES = 1_000_000

function textOf(bytes: Buffer): string {
  const encoding = detectEncoding(bytes.subarray(0, HEAD), markedEncoding(bytes), isUtf8(bytes))
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0')) throw badRequest('The file is neither a workbook (.xlsx) nor a CSV file.')
  return text
}

function checkSize(cells: readonly string[], row: number, columns: number): void {
  const { rows } = SHEET_LIMITS
  if (row > rows) throw badRequest(`The file has more than ${rows.toLocaleString('en-US')} rows.`)
  if (cells.length > columns) throw badRequest(`Row ${row} has more than ${columns} columns.`)
}

/**
 * The rows of a CSV file; its separator and encoding are detected. Blank rows stay, so that rows are numbered as
 * in a spreadsheet.
 *
 * @throws AppError 400 if it is no CSV file, or too large
 */
export function readCsv(bytes: Buffer, { columns }: SheetRules): string[][] {
  const text = textOf(bytes)
  let row = 0
  const parsed = parse(text, {
    bom: true,
    delimiter: detectDelimiter(text.slice(0, HEAD)),
    max_record_size: ROW_BYTES,
    on_record: (cells: string[]) => {
      row += 1
      checkSize(cells, row, columns)
      return cells
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  })
  return parsed
}
