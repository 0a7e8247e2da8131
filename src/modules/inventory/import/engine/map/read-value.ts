import { err, ok, type Result } from '@/kernel/result'
import { type NumberSign, type NumberStyle, openSign } from './number-style'

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Groups of three digits separated by blanks or apostrophes, which no country uses before a fraction. */
const SPACED = /^([+-]?\d{1,3})(?:([ \u00A0\u2009\u202F'’])\d{3})(?:\2\d{3})*(?!\d)/u
const joined = (groups: string): string => groups.replaceAll(/[ \u00A0\u2009\u202F'’]/gu, '')

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
    `'${shown(text)}' may be ${readings.join(' or ')}: say how the numbers of this column are written`,
  )
}

/**
 * A number as written in files: plain, or with a separator between groups of three digits. Nothing else is
 * allowed: '12,000 km' is rejected, because a unit belongs in the map.
 *
 * @param decimal the decimal separator; the other one separates groups
 */
export function readNumber(text: string, decimal: '.' | ','): Result<number, string> {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', ...fraction] = text.trim().replace(SPACED, joined).split(decimal)
  const grouped = whole.includes(group)
  const digits = grouped ? whole.replaceAll(group, '') : whole
  const isGrouped = !grouped || /^[+-]?\d{1,3}$/.test(whole.split(group)[0] ?? '')
  const groupsFit = whole
    .split(group)
    .slice(1)
    .every((part) => /^\d{3}$/.test(part))
  const plain = [digits, ...fraction].join('.')
  if (!isGrouped || !groupsFit || !/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain))
    return err(`'${shown(text)}' is not a number`)
  return ok(Number(plain))
}

const YES = new Set(['yes', 'y', 'true', '1', 'on'])
const NO = new Set(['no', 'n', 'false', '0', 'off'])

/** Yes or no, as written in files. */
export function readFlag(text: string): Result<boolean, string> {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return ok(true)
  return NO.has(word) ? ok(false) : err(`'${shown(text)}' is neither yes nor no`)
}

/** A word of a fixed list, in the product's spelling: 'in auction' is IN_AUCTION. */
export const readChoice = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

/** A file's value quoted in a message, shortened if long. */
export const quoted = (text: string): string => `'${shown(text)}'`
