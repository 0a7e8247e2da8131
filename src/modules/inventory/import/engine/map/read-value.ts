import { err, ok, type Result } from '@/kernel/result'
import { type NumberSign, type NumberStyle, openSign } from './number-style'

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Groups of three digits with blanks or apostrophes between them, which no country writes before a fraction. */
const SPACED = /^([+-]?\d{1,3})(?:([ \u00A0\u2009\u202F'’])\d{3})(?:\2\d{3})*(?!\d)/u
const joined = (groups: string): string => groups.replaceAll(/[ \u00A0\u2009\u202F'’]/gu, '')

/**
 * A number that has no fraction where its field is concerned: '45.210' and '45,210' are forty-five thousand,
 * unless the column writes that sign before fractions elsewhere.
 *
 * @param decimal the sign that the file uses before fractions
 * @param style what all cells of the column give away
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
 * A number as files write it: plain, or with a separator between groups of three digits. Nothing but the
 * number may stand there: '12,000 km' is refused, because a unit belongs into the map.
 *
 * @param decimal the sign before the fraction; the other one separates groups
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

/** Yes or no, as files write it. */
export function readFlag(text: string): Result<boolean, string> {
  const word = text.trim().toLowerCase()
  if (YES.has(word)) return ok(true)
  return NO.has(word) ? ok(false) : err(`'${shown(text)}' is neither yes nor no`)
}

/** A word of a fixed list, in the form in which the product writes it: 'in auction' is IN_AUCTION. */
export const readChoice = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')

/** A value of a file inside a message: in quotation marks and not endless. */
export const quoted = (text: string): string => `'${shown(text)}'`
