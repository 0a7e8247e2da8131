import type { Encoding } from '@/kernel/files/encodings'

/** Possible separators between cells, likelier ones first. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

const LINES = 30

/** How often a character occurs outside quotation marks in each of the first lines. */
function countsPerLine(text: string, sign: string): number[] {
  const counts: number[] = []
  let [count, quoted] = [0, false]
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    else if (letter === '\n' && !quoted) {
      counts.push(count)
      count = 0
      if (counts.length >= LINES) return counts
    } else if (letter === sign && !quoted) count += 1
  }
  return count > 0 || counts.length === 0 ? [...counts, count] : counts
}

/**
 * The separator between the cells of a file: the one with the same count in each line, or the most frequent
 * if there are several. A comma by default.
 *
 * @param text the beginning of the file
 */
export function detectDelimiter(text: string): string {
  const scored = DELIMITERS.map((sign) => {
    const counts = countsPerLine(text, sign)
    const inHeader = counts[0] ?? 0
    const alike = counts.filter((count) => count === inHeader).length / counts.length
    return { sign, score: inHeader === 0 ? 0 : alike * 1000 + inHeader }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sign
}

/** Latin text in UTF-16 has a zero in every other byte. */
function looksLikeUtf16(head: Uint8Array): Encoding | null {
  const bytes = head.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const many = bytes.length / 4
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'utf-16le'
  return (zeros[0] ?? 0) > many && zeros[1] === 0 ? 'utf-16be' : null
}

/**
 * A file's character encoding. Anything that is not UTF-8 is taken for Windows-1252, in which every byte is
 * valid.
 *
 * @param head its first bytes
 * @param marked the encoding named by its byte order mark, if any
 * @param isUtf8 whether all of it is valid UTF-8
 */
export function detectEncoding(head: Uint8Array, marked: Encoding | null, isUtf8: boolean): Encoding {
  return marked ?? looksLikeUtf16(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252')
}
