import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { badRequest } from '@/kernel/errors'
import { unguarded } from '@/kernel/files/csv'
import type { Encoding } from '@/kernel/files/encodings'
import { asUtf8, startsWith } from '@/server/sheets/decode-to-utf8'
import { type NumberStyle, numberStyler } from './map/number-style'
import { isRejectedReport } from './report/rejected-report'

/** A file to import. It is read twice: once to check it, once to import it. */
export type ImportSource = {
  /** Its name in reports. */
  name: string
  open: () => Readable
}

/** What is known about a file before anything is written. */
export type SourceFacts = {
  /** Of the file as uploaded, compressed or not. */
  sha256: string
  header: readonly string[]
  /** Rows below the header, blank ones included. */
  rows: number
  /** The number format of each column. */
  styles: NumberStyle[]
}

/** How a file is read. */
export type SourceFormat = {
  /** Between cells. */
  delimiter: string
  /** Unless it has a byte order mark. */
  encoding: Encoding
  /** The row with the headings, counted from 1. */
  headerRow: number
}

/** No row of a price list is longer; an unclosed quotation mark would swallow the rest of the file. */
const MAX_ROW_BYTES = 1_000_000

/** Opens the file, passes its bytes to `seen`, and unpacks it if it is gzip. */
export async function* unpacked(source: ImportSource, seen: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  const raw = source.open()
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const chunk of raw) {
      const buffer = Buffer.from(chunk as Uint8Array)
      seen(buffer)
      yield buffer
    }
  }
  const iterator = bytes()
  const { value: head } = await iterator.next()
  if (!head) return
  async function* all(): AsyncGenerator<Buffer> {
    yield head as Buffer
    yield* iterator
  }
  if (!startsWith(head, 0x1f, 0x8b)) return yield* all()
  const gunzip = createGunzip()
  pipeline(Readable.from(all()), gunzip, () => undefined)
  try {
    for await (const chunk of gunzip) yield chunk as Buffer
  } catch (error) {
    throw badRequest(`The file cannot be unpacked: ${(error as Error).message}`)
  }
}

const CSV_PROBLEMS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened but never closed',
  CSV_MAX_RECORD_SIZE: 'it is longer than a million bytes; a quotation mark may be missing',
}

/** The rows of the file as cells, the first of all first. Quotation marks inside an unquoted cell stay. */
export async function* records(
  source: ImportSource,
  { delimiter, encoding }: Pick<SourceFormat, 'delimiter' | 'encoding'>,
  seen: (bytes: Buffer) => void,
): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: MAX_ROW_BYTES,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  })
  pipeline(Readable.from(asUtf8(unpacked(source, seen), encoding)), parser, () => undefined)
  let rowNo = 0
  try {
    for await (const cells of parser) {
      rowNo += 1
      yield cells as string[]
    }
  } catch (error) {
    const problem = CSV_PROBLEMS[(error as { code?: string }).code ?? '']
    if (problem) throw badRequest(`Row ${rowNo + 1} of the file cannot be read: ${problem}.`)
    throw error
  }
}

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** A row of the table in a file, with its number as in a spreadsheet. */
type TableRow = { rowNo: number; cells: string[]; isHeader: boolean }

/**
 * The rows of the table from its header on, blank ones included. The product's own lists of rejected rows begin with
 * theirs, whatever stood above the header of the file that they came from.
 */
export async function* tableRows(
  source: ImportSource,
  format: SourceFormat,
  seen: (bytes: Buffer) => void = () => undefined,
): AsyncGenerator<TableRow> {
  let [rowNo, headerRow] = [0, format.headerRow]
  for await (const cells of records(source, format, seen)) {
    rowNo += 1
    if (rowNo === 1 && isRejectedReport(cells)) headerRow = 1
    if (rowNo >= headerRow) yield { rowNo, cells, isHeader: rowNo === headerRow }
  }
}

/** @throws AppError 400 if nothing in it names a column */
export function requireHeader(
  header: readonly string[] | undefined,
  { headerRow }: SourceFormat,
): asserts header is readonly string[] {
  if (header && !isBlankRow(header)) return
  throw badRequest(
    headerRow === 1
      ? 'The file has no header: its first row must name the columns.'
      : `Row ${headerRow} of the file names no columns. Choose the row with the headings.`,
  )
}

/**
 * Reads a file once from end to end, so that an unreadable one is rejected before anything is written.
 *
 * @throws AppError 400 for bytes invalid in the expected encoding, a missing header, or an unclosed quotation
 * mark
 */
export async function inspectSource(source: ImportSource, format: SourceFormat): Promise<SourceFacts> {
  const hash = createHash('sha256')
  let header: string[] | undefined
  let stylers: ReturnType<typeof numberStyler>[] = []
  let rows = 0
  for await (const { cells, isHeader } of tableRows(source, format, (bytes) => hash.update(bytes))) {
    if (isHeader) {
      header = cells
      stylers = cells.map(() => numberStyler())
    } else {
      rows += 1
      for (const [index, styler] of stylers.entries()) styler.add(cells[index] ?? '')
    }
  }
  requireHeader(header, format)
  return { sha256: hash.digest('hex'), header, rows, styles: stylers.map(({ style }) => style()) }
}

/**
 * The rows below the header with their numbers as in a spreadsheet; blank rows are skipped. In the product's
 * own lists of rejected rows the markers against formulas are removed again.
 */
export async function* sourceRows(
  source: ImportSource,
  format: SourceFormat,
): AsyncGenerator<{ rowNo: number; cells: string[] }> {
  let isReport = false
  for await (const { cells, isHeader, rowNo } of tableRows(source, format)) {
    if (isHeader) isReport = isRejectedReport(cells)
    else if (!isBlankRow(cells)) yield { rowNo, cells: isReport ? cells.map(unguarded) : cells }
  }
}
