/** The minimum number of digits of a stock number, with leading zeros. */
const DIGITS = 6
const HIGHEST = 2_147_483_647

/**
 * The vehicles whose stock number begins with these digits, as inclusive ranges of ids: first the id that the
 * digits are as a number, then those of each length.
 */
export function stockNumberRanges(digits: string): [from: number, to: number][] {
  const number = Number(digits)
  const ranges: [number, number][] = [[number, number]]
  // Longer numbers than that have no leading zeros.
  const longest = digits.startsWith('0') ? DIGITS : String(HIGHEST).length
  for (let length = Math.max(DIGITS, digits.length); length <= longest; length += 1) {
    const step = 10 ** (length - digits.length)
    const from = number * step
    if (from <= HIGHEST) ranges.push([from, Math.min(from + step - 1, HIGHEST)])
  }
  return ranges
}
