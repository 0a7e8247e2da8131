import { badRequest } from '@/kernel/errors'
import { markedEncoding, refuseWorkbooks } from '@/server/sheets/decode-to-utf8'
import { detectDelimiter } from '@/server/sheets/detect-delimiter'
import { detectEncoding } from '@/server/sheets/detect-encoding'
import { findHeaderRow, HEADER_ROW_MAX } from '../rules/find-header-row'
import { type ImportSource, records, type SourceFormat, unpacked } from './import-source'

/** The limit of an upload after unpacking; a small file can expand to more than a disk. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024

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

type Signs = Pick<SourceFormat, 'delimiter' | 'encoding'>

/** The separator and the characters of a file, as far as they are not given. */
async function completeSigns(source: ImportSource, given: Partial<Signs>): Promise<Signs> {
  const { delimiter, encoding } = given
  if (delimiter !== undefined && encoding !== undefined) return { delimiter, encoding }
  const { head, isUtf8 } = await readBytes(source)
  const chosen = encoding ?? detectEncoding(head, markedEncoding(head), isUtf8)
  // The last character may be incomplete; that does not matter.
  const text = new TextDecoder(markedEncoding(head) ?? chosen).decode(head)
  return { encoding: chosen, delimiter: delimiter ?? detectDelimiter(text) }
}

async function recogniseHeaderRow(source: ImportSource, signs: Signs): Promise<number> {
  const rows: string[][] = []
  for await (const cells of records(source, signs, () => undefined))
    if (rows.push(cells) >= HEADER_ROW_MAX) break
  return findHeaderRow(rows)
}

/**
 * How a file is read: what a map or a person states, and the rest recognised by its content.
 *
 * @throws AppError 400 if it is not a CSV file or exceeds the limits
 */
export async function completeFileFormat(
  source: ImportSource,
  given: Partial<SourceFormat>,
): Promise<SourceFormat> {
  const signs = await completeSigns(source, given)
  return { ...signs, headerRow: given.headerRow ?? (await recogniseHeaderRow(source, signs)) }
}
