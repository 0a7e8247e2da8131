import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { badRequest } from '@/kernel/errors'

/** A file to import. It is read twice: once to judge it, once to import it. */
export type ImportSource = {
  /** What reports call it. */
  name: string
  open: () => Readable
}

/** What is known of a file before anything is written. */
export type SourceFacts = {
  /** Of the file as it was given, compressed or not. */
  sha256: string
  header: string[]
  /** Rows below the header, blank ones included. */
  rows: number
}

/** No row of a price list is longer; a quotation mark that never closes would swallow the rest of the file. */
const MAX_ROW_BYTES = 1_000_000

const startsWith = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

function refuseOtherFormats(bytes: Buffer): void {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff))
    throw badRequest('The file is UTF-16. Save it as "CSV UTF-8" and try again.')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    throw badRequest(
      'The file is a workbook or an archive, not a CSV file. Save the sheet as "CSV UTF-8" and try again.',
    )
}

const LINE_FEED = 10

/** How many lines of these bytes come before the first that is not UTF-8. */
function soundLines(bytes: Buffer): number {
  let [lines, start] = [0, 0]
  // The bytes may begin inside a character, whose beginning was in those before.
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start += 1
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break
    start = end + 1
    lines += 1
  }
  return lines
}

function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1
  return lines
}

/** Lets bytes through as long as they are UTF-8, and says in which line they are not. */
async function* utf8Only(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [line, first] = [1, true]
  const check = (bytes: Buffer, stream: boolean): void => {
    try {
      decoder.decode(bytes, { stream })
    } catch {
      throw badRequest(
        `The file is not UTF-8 (near line ${line + soundLines(bytes)}); it may be Latin-1 or Windows-1252. Save it as "CSV UTF-8" and try again.`,
      )
    }
  }
  for await (const bytes of source) {
    if (first) refuseOtherFormats(bytes)
    first = false
    check(bytes, true)
    line += countLines(bytes)
    yield bytes
  }
  check(Buffer.alloc(0), false)
}

/** Opens the file, hands every byte of it to `seen`, and unpacks it where it is gzip. */
async function* unpacked(source: ImportSource, seen: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
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
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens and never closes',
  CSV_MAX_RECORD_SIZE: 'it is longer than a million bytes; a quotation mark may be missing',
}

/** The rows of the file as cells, the header first. Quotation marks inside a cell that has none around it are kept. */
async function* records(
  source: ImportSource,
  delimiter: string,
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
  pipeline(Readable.from(utf8Only(unpacked(source, seen))), parser, () => undefined)
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

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Reads a file once from end to end, so that one that cannot be read is refused before anything is written.
 *
 * @throws AppError 400 for what is no UTF-8 CSV file, has no header, or a quotation mark that never closes
 */
export async function inspectSource(source: ImportSource, delimiter: string): Promise<SourceFacts> {
  const hash = createHash('sha256')
  let header: string[] | undefined
  let rows = 0
  for await (const cells of records(source, delimiter, (bytes) => hash.update(bytes))) {
    if (header) rows += 1
    else header = cells
  }
  if (!header || isBlank(header)) throw badRequest('The file has no header: its first row names the columns.')
  return { sha256: hash.digest('hex'), header, rows }
}

/** The rows below the header with their numbers as a spreadsheet counts them; blank rows are passed over. */
export async function* sourceRows(
  source: ImportSource,
  delimiter: string,
): AsyncGenerator<{ rowNo: number; cells: string[] }> {
  let rowNo = 0
  for await (const cells of records(source, delimiter, () => undefined)) {
    rowNo += 1
    if (rowNo > 1 && !isBlank(cells)) yield { rowNo, cells }
  }
}
