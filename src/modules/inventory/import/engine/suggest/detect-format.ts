import type { Encoding } from '../encodings'
import type { ColumnProfile } from './columns'

/** Signs that stand between cells, the likelier ones first. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

const LINES = 30

/** How often a sign stands outside quotation marks in each of the first lines. */
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
 * The sign between the cells of a file: the one that stands equally often in its lines, most often when
 * several do. A comma when nothing speaks for any.
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

/** Text in Latin letters has a zero in every other byte when it is UTF-16. */
function looksLikeUtf16(head: Uint8Array): Encoding | null {
  const bytes = head.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const many = bytes.length / 4
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'utf-16le'
  return (zeros[0] ?? 0) > many && zeros[1] === 0 ? 'utf-16be' : null
}

/**
 * How the characters of a file are written. What is no UTF-8 is taken for Windows-1252, which every byte can be.
 *
 * @param head its first bytes
 * @param marked what the mark at its beginning says, if there is one
 * @param isUtf8 whether all of it is valid UTF-8
 */
export function detectEncoding(head: Uint8Array, marked: Encoding | null, isUtf8: boolean): Encoding {
  return marked ?? looksLikeUtf16(head) ?? (isUtf8 ? 'utf-8' : 'windows-1252')
}

const COMMA = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$|^[+-]?\d+,(\d{1,2}|\d{4,})$/
const POINT = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$|^[+-]?\d+\.(\d{1,2}|\d{4,})$/

/**
 * The sign before the fraction of a number: the one that stands nowhere but before fractions, or else the comma only
 * where more cells speak for it than for the point.
 */
export function detectDecimal(columns: readonly ColumnProfile[]): '.' | ',' {
  const [sign, ...others] = new Set(columns.flatMap(({ numbers }) => numbers?.fraction ?? []))
  if (sign !== undefined && others.length === 0) return sign
  const cells = columns.flatMap(({ samples, values }) => values?.map(({ text }) => text) ?? samples)
  const votes = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length
  return votes(COMMA) > votes(POINT) ? ',' : '.'
}
