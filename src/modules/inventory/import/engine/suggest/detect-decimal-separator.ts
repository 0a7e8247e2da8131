import type { ColumnProfile } from './profile-columns'

const COMMA = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$|^[+-]?\d+,(\d{1,2}|\d{4,})$/
const POINT = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$|^[+-]?\d+\.(\d{1,2}|\d{4,})$/

/**
 * The decimal separator: the one found only before fractions, or else the comma only if more cells suggest it
 * than the point.
 */
export function detectDecimalSeparator(columns: readonly ColumnProfile[]): '.' | ',' {
  const [sign, ...others] = new Set(columns.flatMap(({ numbers }) => numbers?.fraction ?? []))
  if (sign !== undefined && others.length === 0) return sign
  const cells = columns.flatMap(({ samples, values }) => values?.map(({ text }) => text) ?? samples)
  const votes = (pattern: RegExp) => cells.filter((cell) => pattern.test(cell)).length
  return votes(COMMA) > votes(POINT) ? ',' : '.'
}
