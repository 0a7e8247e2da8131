/** The largest value of a Postgres integer column. */
export const INT4_MAX = 2_147_483_647

/** The largest price, in major units: within the range of an integer column. */
export const AMOUNT_MAX = 2_000_000_000

/** An exact decimal: `units` divided by ten to the power of `scale`. */
export type Decimal = { units: bigint; scale: number }

/**
 * Reads a number exactly as written, so that 1.005 means 1.005 and not the nearest binary fraction. Numbers
 * are read in their shortest decimal form. Null unless finite.
 */
export function toDecimal(value: number | string): Decimal | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i.exec(String(value).trim())
  if (!match) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  if (whole + fraction === '') return null
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 }
}

/** The exact product of decimals. */
export const multiply = (...factors: Decimal[]): Decimal =>
  factors.reduce((a, b) => ({ units: a.units * b.units, scale: a.scale + b.scale }), { units: 1n, scale: 0 })

/** The exact sum of two decimals. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return {
    units: a.units * 10n ** BigInt(scale - a.scale) + b.units * 10n ** BigInt(scale - b.scale),
    scale,
  }
}

/** Shifts the decimal point left: divides by ten to the power of `places`, exactly. */
export const shiftPoint = (value: Decimal, places: number): Decimal => ({
  units: value.units,
  scale: value.scale + places,
})

/**
 * Rounds to `places` decimals, an exact half away from zero, as Postgres does with `numeric`.
 * Returns whole units of the last place: 1.25 to one place is 13n.
 */
export function roundDecimal(value: Decimal, places = 0): bigint {
  if (value.scale <= places) return value.units * 10n ** BigInt(places - value.scale)
  const divisor = 10n ** BigInt(value.scale - places)
  const size = value.units < 0n ? -value.units : value.units
  const rounded = (size + divisor / 2n) / divisor
  return value.units < 0n ? -rounded : rounded
}

/** A decimal as people write it, without zeros at its end: '117277.5'. */
export function decimalText({ scale, units }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const point = digits.length - scale
  let end = digits.length
  while (end > point && digits[end - 1] === '0') end -= 1
  const fraction = digits.slice(point, end)
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction && '.'}${fraction}`
}

/**
 * Rounds a number as written to `places` decimals, half away from zero: 1.005 to two places is 1.01.
 * NaN unless finite.
 */
export function roundHalfUp(value: number | string, places = 0): number {
  const decimal = toDecimal(value)
  if (!decimal) return Number.NaN
  return Number(`${roundDecimal(decimal, places)}e-${places}`)
}

/** Clamps a number between two bounds. */
export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** The value if it is a finite number, else null. */
export const finiteOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** Parses an integer in plain digits, at most INT4_MAX; null for anything else. */
export function parseWhole(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null
  const value = Number(text)
  return value <= INT4_MAX ? value : null
}
