import { type Decimal, multiply, shiftPoint, toDecimal } from '@/kernel/numbers'
import { type Ratio, ratioOf, timesRatio } from '@/kernel/ratio'
import { err, ok, type Result } from '@/kernel/result'
import { perUsd, type RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import type { InsuranceRate } from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import type { LandedPartName, Missing } from './landed-parts'
import { countable } from './landed-total'

/** An amount as somebody entered it, in major units. */
export type Given = { amount: string; currency: string }

const ONE: Decimal = { units: 1n, scale: 0 }

/** A fee as written; null unless it is a number of at least 0. */
export const feeDecimal = (fee: string): Decimal | null => {
  const decimal = toDecimal(fee)
  return decimal && decimal.units >= 0n ? decimal : null
}

/** What one unit of a currency is in US dollars; null without a rate. */
export function dollarsPer(rates: RatesSnapshot, currency: string): Ratio | null {
  const rate = toDecimal(perUsd(rates, currency) ?? '')
  return rate && ratioOf(ONE, rate)
}

/** A decimal of a currency in US dollars, as a ratio of one; the missing rate if there is none. Nothing needs no rate. */
export function dollarRatio(value: Decimal, currency: string, rates: RatesSnapshot): Result<Ratio, Missing> {
  if (value.units === 0n) return ok({ num: 0, den: 1 })
  const rate = toDecimal(perUsd(rates, currency) ?? '')
  const ratio = rate && ratioOf(value, rate)
  return ratio ? ok(ratio) : err({ what: 'rate', currency })
}

/** How many amounts are remembered; a page has far fewer, and fees are the same on each of them. */
const REMEMBERED = 5_000

/** Amounts that have been converted, by table of rates: a table that has changed is another object. */
const remembered = new WeakMap<RatesSnapshot, Map<string, Result<number, Missing>>>()

/** An amount as given in whole US dollars, rounded half up; what is missing if it is none or has no rate. */
export function inDollars(given: Given, part: LandedPartName, rates: RatesSnapshot): Result<number, Missing> {
  const known = remembered.get(rates) ?? new Map<string, Result<number, Missing>>()
  const key = `${part} ${given.currency} ${given.amount}`
  const result = known.get(key) ?? converted(given, part, rates)
  if (known.size >= REMEMBERED) known.clear()
  remembered.set(rates, known.set(key, result))
  return result
}

function converted(given: Given, part: LandedPartName, rates: RatesSnapshot): Result<number, Missing> {
  const fee = feeDecimal(given.amount)
  if (!fee) return err({ what: part })
  const ratio = dollarRatio(fee, given.currency, rates)
  if (!ratio.ok) return ratio
  const dollars = countable(timesRatio(1, ratio.value))
  return dollars === null ? err({ what: part }) : ok(dollars)
}

/** What insurance by percent adds: this share of price, transport and freight, and at least the minimum. */
export type Premium = { share: Ratio; minimum: number; minimumGiven: Given | null }

/**
 * Insurance covers CIF × 110 %, and is itself part of CIF: I = 1.1 · r · (C + F + I), so I = 1.1 · r · (C + F) ÷
 * (1 − 1.1 · r). With r = u ÷ 10^(s + 2) the share is 11u ÷ (10^(s + 3) − 11u).
 */
function premiumShare(percent: Decimal): Ratio | null {
  const insured = multiply({ units: 11n, scale: 1 }, shiftPoint(percent, 2))
  const rest = { units: 10n ** BigInt(insured.scale) - insured.units, scale: insured.scale }
  return ratioOf(insured, rest)
}

/** Shares by the percentage as it was entered; there is one at a time. */
const shares = new Map<string, Ratio | null>()

function shareOf(fee: string): Ratio | null {
  const known = shares.get(fee)
  if (known !== undefined) return known
  const percent = feeDecimal(fee)
  const share = percent && premiumShare(percent)
  if (shares.size >= REMEMBERED) shares.clear()
  shares.set(fee, share)
  return share
}

/** Insurance by percent as it is calculated. A rate at which the insurance would cost all it covers is none. */
export function premiumOf(
  insurance: Extract<InsuranceRate, { kind: 'percent' }>,
  rates: RatesSnapshot,
): Result<Premium, Missing> {
  const share = shareOf(insurance.fee)
  if (!share) return err({ what: 'insurance' })
  if (insurance.minimum === null) return ok({ share, minimum: 0, minimumGiven: null })
  const minimumGiven = { amount: insurance.minimum, currency: insurance.currency }
  const minimum = inDollars(minimumGiven, 'insurance', rates)
  return minimum.ok ? ok({ share, minimum: minimum.value, minimumGiven }) : minimum
}
