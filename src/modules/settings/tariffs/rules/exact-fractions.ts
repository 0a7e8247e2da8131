import { toDecimal } from '@/kernel/numbers'
import { perUsd, type RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { StepValue } from './import-rule'

/** An exact number: `over` divided by `under`, which is above 0. */
export type Fraction = { over: bigint; under: bigint }

/** Reads a decimal as written, or a whole number. Throws RangeError for anything else. */
export function fraction(value: string | number): Fraction {
  const decimal = toDecimal(value)
  if (!decimal) throw new RangeError(`'${value}' is not a number`)
  return { over: decimal.units, under: 10n ** BigInt(decimal.scale) }
}

export const times = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.over,
  under: a.under * b.under,
})

/** Throws RangeError for a divisor that is not above 0. */
export function divided(a: Fraction, by: Fraction): Fraction {
  if (by.over <= 0n) throw new RangeError('A divisor must be above 0')
  return { over: a.over * by.under, under: a.under * by.over }
}

/** Above 0 if `a` is greater, below if `b` is. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.over * b.under - b.over * a.under
  return difference === 0n ? 0 : difference > 0n ? 1 : -1
}

/** So many percent of an amount. */
export const percent = (of: Fraction, rate: string): Fraction =>
  times(of, { over: fraction(rate).over, under: fraction(rate).under * 100n })

/** An amount less so many percent. */
export function lessPercent(of: Fraction, rate: string): Fraction {
  const off = percent(of, rate)
  return { over: of.over * off.under - off.over * of.under, under: of.under * off.under }
}

/** A whole amount, as it is rounded: half up to one unit by default. Amounts are not below 0. */
export function rounded({ over, under }: Fraction, round: StepValue['round']): number {
  const { how, to } = round ?? { how: 'half', to: 1 }
  const unit = under * BigInt(to)
  const counts = { half: (2n * over + unit) / (2n * unit), up: (over + unit - 1n) / unit, down: over / unit }
  const amount = Number(counts[how] * BigInt(to))
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is too much to count exactly`)
  return amount
}

/** An amount in another currency, exactly; the currency that has no rate if there is none. */
export function converted(
  amount: Fraction,
  from: string,
  to: string,
  rates: RatesSnapshot,
): { value: Fraction } | { without: string } {
  if (from === to) return { value: amount }
  const [have, want] = [perUsd(rates, from), perUsd(rates, to)]
  if (have === null) return { without: from }
  if (want === null) return { without: to }
  return { value: divided(times(amount, fraction(want)), fraction(have)) }
}
