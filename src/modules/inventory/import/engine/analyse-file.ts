import { createHash } from 'node:crypto'
import { badRequest } from '@/kernel/errors'
import type { Encoding } from '@/kernel/files/encodings'
import { detectDelimiter, detectEncoding } from '@/server/sheets/detect-format'
import { markedEncoding, refuseWorkbooks } from '@/server/sheets/marked-encoding'
import { type ImportSource, records, type SourceFormat, unpacked } from './import-source'
import { detectDecimal } from './suggest/detect-decimal'
import { type ColumnProfile, columnProfiler, columnsText } from './suggest/profile-columns'
import type { WorkbookFacts } from './unpack-workbook'

/** What is known about an uploaded file before its columns are mapped. */
export type FileFacts = {
  encoding: Encoding
  delimiter: string
  decimal: '.' | ','
  /** Rows below the header, without blank ones. */
  rows: number
  columns: ColumnProfile[]
  /** If it is the sheet of a workbook. */
  workbook?: WorkbookFacts
}

/** The largest upload that the screen accepts, in bytes, zipped or not. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024
/** The same limit after unpacking; a small file can expand to more than a disk. */
export const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
/** A file with more columns is not a list of vehicles. */
export const MAX_COLUMNS = 300

const HEAD_BYTES = 256 * 1024

/** Reads the bytes once: returns their beginning, and whether all of them are UTF-8. */
async function readBytes(source: ImportSource): Promise<{ head: Buffer; isUtf8: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const heads: Buffer[] = []
  let [held, size, isUtf8] = [0, 0, true]
  for await (const bytes of unpacked(source, () => undefined)) {
    if (size === 0) refuseWorkbooks(bytes)
    size += bytes.length
    if (size > MAX_UNPACKED_BYTES)
      throw badRequest('The file contains more than 1 GB of text. Please split it.')
    if (held < HEAD_BYTES) heads.push(bytes)
    held += bytes.length
    try {
      if (isUtf8) decoder.decode(bytes, { stream: true })
    } catch {
      isUtf8 = false
    }
  }
  return { head: Buffer.concat(heads).subarray(0, HEAD_BYTES), isUtf8 }
}

/** A file's format, detected from its contents. */
async function findFormat(source: ImportSource): Promise<Required<SourceFormat>> {
  const { head, isUtf8 } = await readBytes(source)
  const encoding = detectEncoding(head, markedEncoding(head), isUtf8)
  // The last character may be incomplete; that does not matter.
  return { encoding, delimiter: detectDelimiter(new TextDecoder(encoding).decode(head)) }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

function checkHeader(header: readonly string[] | undefined): asserts header is readonly string[] {
  if (!header || isBlank(header))
    throw badRequest('The file has no header: its first row must name the columns.')
  if (header.length > MAX_COLUMNS)
    throw badRequest(`The file has ${header.length} columns; the limit is ${MAX_COLUMNS}.`)
}

/**
 * Reads a file from end to end and detects its format and its columns' contents. Memory use stays small for
 * files of any length.
 *
 * @param given what the sender states about its format
 * @throws AppError 400 if it is not a CSV file or exceeds the limits
 */
export async function analyseFile(source: ImportSource, given?: Required<SourceFormat>): Promise<FileFacts> {
  const format = given ?? (await findFormat(source))
  let profilers: ReturnType<typeof columnProfiler>[] | undefined
  let rows = 0
  for await (const cells of records(source, format, () => undefined)) {
    if (!profilers) {
      checkHeader(cells)
      profilers = cells.map((name) => columnProfiler(name))
    } else if (!isBlank(cells)) {
      rows += 1
      for (const [index, profiler] of profilers.entries()) profiler.add(cells[index] ?? '')
    }
  }
  checkHeader(profilers?.map(({ profile }) => profile().name))
  const columns = (profilers ?? []).map(({ profile }) => profile())
  return { ...format, decimal: detectDecimal(columns), rows, columns }
}

/** A short text that is the same for all files with the same columns. */
export const columnsKey = (names: readonly string[]): string =>
  createHash('sha256').update(columnsText(names)).digest('base64url').slice(0, 32)
