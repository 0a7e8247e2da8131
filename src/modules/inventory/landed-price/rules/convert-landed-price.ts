import { toDecimal } from '@/kernel/numbers'
import { ratioOf, timesRatio } from '@/kernel/ratio'
import { perUsd, type RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { type LandedPart, type LandedPrice, ratesOf } from './landed-price'

/** A part in another currency, converted once from what was entered; null without a rate, or if it is too large. */
function partIn(part: LandedPart, from: string, to: string, snapshot: RatesSnapshot): LandedPart | null {
  const given = part.given ?? { amount: String(part.amount), currency: from }
  const amount = toDecimal(given.amount)
  const [source, target] = [given.currency, to].map((code) => toDecimal(perUsd(snapshot, code) ?? ''))
  if (!amount || !source || !target || target.units <= 0n) return null
  const exact = { units: amount.units * target.units, scale: amount.scale + target.scale }
  const ratio = ratioOf(exact, source)
  const units = ratio && timesRatio(1, ratio)
  if (units === null) return null
  return {
    ...part,
    amount: units,
    given: given.currency === to && given.amount === String(units) ? null : given,
  }
}

/**
 * A landed price in another currency: each part is converted from what was entered for it and rounded half up to whole
 * units, and the total is their sum. Null if there is no rate.
 *
 * @param price as `landedPrice` made it, in US dollars
 * @param rates those it was made with
 */
export function convertLandedPrice(
  price: LandedPrice,
  currency: string,
  rates: RatesSnapshot,
): LandedPrice | null {
  if (currency === price.currency) return price
  const parts = price.parts.flatMap((part) => partIn(part, price.currency, currency, rates) ?? [])
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  if (parts.length < price.parts.length || perUsd(rates, currency) === null || !Number.isSafeInteger(sum))
    return null
  const target = rates.rates[currency]
  const used = ratesOf(parts, rates).filter((rate) => rate.currency !== currency)
  return {
    ...price,
    // They are shown in the total's own currency alone.
    legs: null,
    currency,
    parts,
    total: price.total === null ? null : sum,
    rates: target ? [...used, { currency, ...target }] : used,
  }
}
