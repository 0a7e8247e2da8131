import { quoted, readNumber } from '@/kernel/files/read-written-number'
import { err, ok, type Result } from '@/kernel/result'
import { readYear } from '@/modules/inventory/vehicles/rules/read-year'
import { type NumberSign, type NumberStyle, openSign } from './number-style'

/**
 * A number in an integer field: '45.210' and '45,210' are forty-five thousand, unless the column uses that
 * separator for fractions elsewhere.
 *
 * @param decimal the file's decimal separator
 * @param style what all cells of the column reveal
 */
export function readWhole(
  text: string,
  decimal: NumberSign,
  style: NumberStyle | undefined,
): Result<number, string> {
  const sign = openSign(text)
  if (sign === null) return readNumber(text, decimal)
  const thousands = readNumber(text, sign === '.' ? ',' : '.')
  if (!style?.fraction.includes(sign)) return thousands
  const fraction = readNumber(text, sign)
  const readings = [thousands, fraction].map((read) => (read.ok ? read.value.toLocaleString('en-US') : ''))
  return err(
    `${quoted(text)} may be ${readings.join(' or ')}: say how the numbers of this column are written`,
  )
}

/** A year as a number, or as papers write it: 'H29', '平成29年', '2017-05'. */
export function readCalendarYear(text: string, decimal: NumberSign): Result<number, string> {
  const year = readYear(text)
  return year === null ? readNumber(text, decimal) : ok(year)
}

const YES = new Set(['yes', 'y', 'true', '1', 'on', 'да', 'あり', '有', '有り', '是', 'ndiyo'])
const NO = new Set([
  'no',
  'n',
  'false',
  '0',
  'off',
  'none',
  'нет',
  'なし',
  '無',
  '無し',
  '无',
  '否',
  'hapana',
])

/** Yes or no, as written in files. */
export function readFlag(text: string): Result<boolean, string> {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return ok(true)
  return NO.has(word) ? ok(false) : err(`${quoted(text)} is neither yes nor no`)
}

/** A word of a fixed list, in the product's spelling: 'in auction' is IN_AUCTION. */
export const readChoice = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
