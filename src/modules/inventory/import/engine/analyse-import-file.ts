import { badRequest } from '@/kernel/errors'
import type { Encoding } from '@/kernel/files/encodings'
import { SHEET_LIMITS } from '@/kernel/files/sheet-limits'
import { completeFileFormat } from './complete-file-format'
import { type ImportSource, isBlankRow, requireHeader, type SourceFormat, tableRows } from './import-source'
import { detectDecimalSeparator } from './suggest/detect-decimal-separator'
import { type ColumnProfile, columnProfiler } from './suggest/profile-columns'
import type { WorkbookFacts } from './unpack-workbook'

/** What is known about an uploaded file before its columns are mapped. */
export type FileFacts = {
  encoding: Encoding
  delimiter: string
  /** Missing for files from before headings could stand below the first row. */
  headerRow?: number
  decimal: '.' | ','
  /** Rows below the header, without blank ones. */
  rows: number
  columns: ColumnProfile[]
  /** If it is the sheet of a workbook. */
  workbook?: WorkbookFacts
  /** The rows with the headings that a person chose, by sheet; of a text under ''. */
  chosenRows?: Readonly<Record<string, number>>
}

/** The largest upload that the screen accepts, in bytes, zipped or not. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024
/** A file with more columns is not a list of vehicles. */
export const MAX_COLUMNS = 300

/** As many as a workbook may have. The command line takes more. */
const TOO_MANY_ROWS = `The file has more than ${SHEET_LIMITS.rows.toLocaleString('en-US')} rows. Split it, or import it on the command line.`

function checkColumns(header: readonly string[]): void {
  if (header.length > MAX_COLUMNS)
    throw badRequest(
      `The file has ${header.length} columns; the limit is ${MAX_COLUMNS}. Remove those that are not needed.`,
    )
}

/**
 * Reads a file from end to end and detects its format and its columns' contents. Memory use stays small for
 * files of any length.
 *
 * @param given what is known about its format; the rest is recognised
 * @throws AppError 400 if it is not a CSV file or exceeds the limits
 */
export async function analyseFile(
  source: ImportSource,
  given: Partial<SourceFormat> = {},
): Promise<FileFacts> {
  const format = await completeFileFormat(source, given)
  let header: string[] | undefined
  let profilers: ReturnType<typeof columnProfiler>[] = []
  let rows = 0
  for await (const { cells, isHeader, rowNo } of tableRows(source, format)) {
    if (rowNo > SHEET_LIMITS.rows) throw badRequest(TOO_MANY_ROWS)
    if (isHeader) {
      checkColumns(cells)
      header = cells
      profilers = cells.map((name) => columnProfiler(name))
    } else if (!isBlankRow(cells)) {
      rows += 1
      for (const [index, profiler] of profilers.entries()) profiler.add(cells[index] ?? '')
    }
  }
  requireHeader(header, format)
  const columns = profilers.map(({ profile }) => profile())
  return { ...format, decimal: detectDecimalSeparator(columns), rows, columns }
}
