import { createHash } from 'node:crypto'
import { badRequest } from '@/kernel/errors'
import { markedEncoding, refuseWorkbooks } from './encoding'
import type { Encoding } from './encodings'
import { type ImportSource, records, type SourceFormat, unpacked } from './source'
import { type ColumnProfile, columnProfiler, columnsText } from './suggest/columns'
import { detectDecimal, detectDelimiter, detectEncoding } from './suggest/detect-format'

/** What is known of a file that staff sent, before anybody said what its columns mean. */
export type FileFacts = {
  encoding: Encoding
  delimiter: string
  decimal: '.' | ','
  /** Rows below the header that are not blank. */
  rows: number
  columns: ColumnProfile[]
}

/** The largest file that the screen takes, as it is sent: zipped or not. In bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024
/** The same once it is unpacked; a small file can hold far more than a disk does. */
export const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
/** More columns are no list of vehicles. */
export const MAX_COLUMNS = 300

const HEAD_BYTES = 256 * 1024

/** Reads the bytes once: their beginning, and whether all of them are UTF-8. */
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

/** How a file is written, found out from what stands in it. */
async function findFormat(source: ImportSource): Promise<Required<SourceFormat>> {
  const { head, isUtf8 } = await readBytes(source)
  const encoding = detectEncoding(head, markedEncoding(head), isUtf8)
  // The last character may be cut; it decides nothing.
  return { encoding, delimiter: detectDelimiter(new TextDecoder(encoding).decode(head)) }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

function checkHeader(header: readonly string[] | undefined): asserts header is readonly string[] {
  if (!header || isBlank(header))
    throw badRequest('The file has no header: its first row must name the columns.')
  if (header.length > MAX_COLUMNS)
    throw badRequest(`The file has ${header.length} columns; ${MAX_COLUMNS} are the most.`)
}

/**
 * Reads a file from end to end and says how it is written and what its columns hold. Memory stays small for a
 * file of any length.
 *
 * @param given what whoever sent it says about its format
 * @throws AppError 400 for what is no CSV file or beyond the limits
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
