import type { Decimal } from './numbers'

/**
 * An exact ratio of two whole numbers, at least 0, in lowest terms and as plain JSON. A number that is too large to count
 * exactly is written in digits, so that nothing is ever lost.
 */
export type Ratio = { num: number | string; den: number | string }

const plain = (value: bigint): number | string => {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : String(value)
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** The ratio of two decimals; null unless the first is at least 0 and the second more than 0. */
export function ratioOf(num: Decimal, den: Decimal): Ratio | null {
  if (num.units < 0n || den.units <= 0n) return null
  const over = num.units * 10n ** BigInt(den.scale)
  const under = den.units * 10n ** BigInt(num.scale)
  const divisor = commonDivisor(over, under)
  return { num: plain(over / divisor), den: plain(under / divisor) }
}

function timesLarge(count: number, { den, num }: Ratio): number | null {
  const [over, under] = [BigInt(count) * BigInt(num), BigInt(den)]
  const result = Number((2n * over + under) / (2n * under))
  return Number.isSafeInteger(result) ? result : null
}

/** Up to here a product, and a quotient's multiple above it, are exact in floats. */
const EXACT = 2 ** 52

/**
 * A whole number, at least 0, times a ratio, rounded half up, exactly; null if the result is too large to count exactly.
 *
 * It divides, because the remainder of floats takes ten times as long. A float's quotient can be rounded up to the next
 * whole number, never down past one: then the multiple is above the product, by at most `den`, and the remainder is below
 * 0. All of these are integers up to 2^53, and twice the remainder is exact because doubling a float loses nothing. Larger
 * products are calculated with big integers.
 */
export function timesRatio(count: number, ratio: Ratio): number | null {
  const { den, num } = ratio
  if (typeof num === 'string' || typeof den === 'string') return timesLarge(count, ratio)
  const product = count * num
  if (product > EXACT || den > EXACT) return timesLarge(count, ratio)
  if (den === 1) return product
  let whole = Math.floor(product / den)
  let rest = product - whole * den
  if (rest < 0) {
    whole -= 1
    rest += den
  }
  return 2 * rest >= den ? whole + 1 : whole
}
