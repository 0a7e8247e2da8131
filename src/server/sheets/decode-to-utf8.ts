import { isUtf8 } from 'node:buffer'
import { badRequest } from '@/kernel/errors'
import type { Encoding } from '@/kernel/files/encodings'

/** Whether the bytes begin with a signature. */
export const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** The encoding named by a file's byte order mark, or null if there is none. */
export function markedEncoding(head: Uint8Array): Encoding | null {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(head, 0xfe, 0xff) ? 'utf-16be' : null
}

/** @throws AppError 400 for a workbook, which people often upload instead of a CSV file */
export function refuseWorkbooks(head: Uint8Array): void {
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04) || startsWith(head, 0xd0, 0xcf, 0x11, 0xe0))
    throw badRequest(
      'The file is a workbook or an archive, not a CSV file. Save the sheet as "CSV UTF-8" and try again.',
    )
}

const LINE_FEED = 10

/** How many lines of these bytes precede the first that is not UTF-8. */
function soundLines(bytes: Buffer): number {
  let [lines, start] = [0, 0]
  // The bytes may begin in the middle of a character that started in the previous chunk.
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

/** Passes bytes through as long as they are UTF-8, and reports the line where they are not. */
async function* utf8Only(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const check = (bytes: Buffer, stream: boolean): void => {
    try {
      decoder.decode(bytes, { stream })
    } catch {
      throw badRequest(
        `The file is not UTF-8 (near line ${line + soundLines(bytes)}); it may be Latin-1 or Windows-1252. Save it as "CSV UTF-8", or name its encoding in the map: "file": { "encoding": "windows-1252" }.`,
      )
    }
  }
  for await (const bytes of source) {
    check(bytes, true)
    line += countLines(bytes)
    yield bytes
  }
  check(Buffer.alloc(0), false)
}

async function* recoded(source: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const read = (bytes: Buffer, stream: boolean): Buffer => {
    try {
      return Buffer.from(decoder.decode(bytes, { stream }))
    } catch {
      throw badRequest(`The file is not valid ${encoding.toUpperCase()} throughout; it may be damaged.`)
    }
  }
  for await (const bytes of source) yield read(bytes, true)
  yield read(Buffer.alloc(0), false)
}

/**
 * A file's text as UTF-8, whatever its encoding. A byte order mark overrides the map.
 *
 * @throws AppError 400 for a workbook, and for bytes that are invalid in the encoding
 */
export async function* asUtf8(
  source: AsyncGenerator<Buffer>,
  given: Encoding = 'utf-8',
): AsyncGenerator<Buffer> {
  const { done, value: head } = await source.next()
  if (done) return
  refuseWorkbooks(head)
  const encoding = markedEncoding(head) ?? given
  async function* all(): AsyncGenerator<Buffer> {
    yield head
    yield* source
  }
  yield* encoding === 'utf-8' ? utf8Only(all()) : recoded(all(), encoding)
}
