import { err, ok, type Result } from '../result'

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A file's value quoted in a message, shortened if long. */
export const quoted = (text: string): string => `'${shown(text)}'`

/** Groups of three digits separated by blanks or apostrophes, which no country uses before a fraction. */
const SPACED = /^([+-]?\d{1,3})(?:([ \u00A0\u2009\u202F'’])\d{3})(?:\2\d{3})*(?!\d)/u
const joined = (groups: string): string => groups.replaceAll(/[ \u00A0\u2009\u202F'’]/gu, '')

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
    return err(`${quoted(text)} is not a number`)
  return ok(Number(plain))
}
