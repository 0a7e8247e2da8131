import { analyse } from 'chardet'
import type { Encoding } from '@/kernel/files/encodings'
import { scoreReading } from './score-reading'

/** chardet's names of what files are read in. */
const NAMES: Readonly<Record<string, Encoding>> = {
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  GB18030: 'gb18030',
}

/** In the order in which they are taken if nothing distinguishes them. */
const CANDIDATES: readonly Encoding[] = [
  'windows-1252',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'gb18030',
]

/** Latin text in UTF-16 has a zero in every other byte. */
function looksLikeUtf16(head: Uint8Array): Encoding | null {
  const bytes = head.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const many = bytes.length / 4
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'utf-16le'
  return (zeros[0] ?? 0) > many && zeros[1] === 0 ? 'utf-16be' : null
}

/** What ends a cell in each of the encodings: line ends, tab, quotation mark, comma and semicolon. */
const ENDS = new Set([9, 10, 13, 34, 44, 59])
/** More text than this makes nothing clearer. */
const ENOUGH = 16 * 1024

/** Only the cells with other characters than ASCII, which is the same in all of them. */
function foreignCells(head: Uint8Array): Buffer {
  const cells: Uint8Array[] = []
  let [start, size, isForeign] = [0, 0, false]
  for (let at = 0; at < head.length && size < ENOUGH; at += 1) {
    const byte = head[at] as number
    if (byte >= 0x80) isForeign = true
    if (!ENDS.has(byte)) continue
    if (isForeign) cells.push(head.subarray(start, at + 1))
    if (isForeign) size += at + 1 - start
    ;[start, isForeign] = [at + 1, false]
  }
  if (cells.length === 0) cells.push(head.subarray(start))
  return Buffer.concat(cells)
}

/** The text in an encoding; null where its bytes are none of it. */
function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** The encoding in which the text is most likely one: by its letters in each language, and by what they spell. */
function likeliest(head: Uint8Array): Encoding {
  const cells = foreignCells(head)
  const sure = new Map<Encoding, number>()
  for (const { confidence, name } of analyse(cells)) {
    const encoding = NAMES[name]
    if (encoding) sure.set(encoding, Math.max(confidence / 100, sure.get(encoding) ?? 0))
  }
  const scored = CANDIDATES.map((encoding) => {
    const text = decoded(cells, encoding)
    return {
      encoding,
      score: text === null ? -1 : (sure.get(encoding) ?? 0) + 2 * scoreReading(text, encoding),
    }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).encoding
}

/**
 * A file's character encoding, recognised by its bytes.
 *
 * @param head its first bytes
 * @param marked the encoding named by its byte order mark, if any
 * @param isUtf8 whether all of it is valid UTF-8
 */
export const detectEncoding = (head: Uint8Array, marked: Encoding | null, isUtf8: boolean): Encoding =>
  marked ?? looksLikeUtf16(head) ?? (isUtf8 ? 'utf-8' : likeliest(head))
