import { type Money, minorDigits } from '@/kernel/money'
import { toDecimal } from '@/kernel/numbers'
import { err, ok, type Result } from '@/kernel/result'
import { BASE_CURRENCY } from './exchange-rate-list'

/** One currency's rate: how many of its units one US dollar buys, as written, and since which day. */
export type Rate = { perUsd: string; day: string }

/**
 * The rates in force on a day, by currency, as a quote or an order stores them. A currency that had no rate
 * by then is absent; nothing is guessed for it.
 */
export type RatesSnapshot = { on: string; rates: Readonly<Record<string, Rate>> }

/** No rates at all, as where nobody entered any. */
export const noRates = (on: string): RatesSnapshot => ({ on, rates: {} })

/** The rate of a currency for one US dollar: 1 for the dollar itself, null if there is none. */
export const perUsd = ({ rates }: RatesSnapshot, currency: string): string | null =>
  currency === BASE_CURRENCY ? '1' : (rates[currency]?.perUsd ?? null)

/** Why an amount cannot be converted: the currencies that had no rate on that day. */
export type RateMissing = { on: string; currencies: string[] }

/** 'There is no exchange rate for KES on 2026-11-20 or before.' */
export const rateMissingText = ({ currencies, on }: RateMissing): string =>
  `There is no exchange rate for ${currencies.join(' and ')} on ${on} or before.`

const toUnit = (numerator: bigint, denominator: bigint): bigint => {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/**
 * Converts money by the rates of a day, exactly, and rounds once: half away from zero, to the minor unit of the
 * other currency. An amount stays as it is in its own currency, with or without a rate.
 * @throws RangeError if the result is too large to count exactly
 */
export function convertMoney(
  money: Money,
  currency: string,
  snapshot: RatesSnapshot,
): Result<Money, RateMissing> {
  if (money.currency === currency) return ok(money)
  const [from, to] = [money.currency, currency].map((code) => toDecimal(perUsd(snapshot, code) ?? ''))
  if (!from || !to || from.units <= 0n || to.units <= 0n) {
    const missing = [money.currency, currency].filter((code) => perUsd(snapshot, code) === null)
    return err({ on: snapshot.on, currencies: missing })
  }
  const digits = minorDigits(currency) - minorDigits(money.currency)
  const up = 10n ** BigInt(Math.max(digits, 0))
  const down = 10n ** BigInt(Math.max(-digits, 0))
  const numerator = BigInt(money.amount) * to.units * 10n ** BigInt(from.scale) * up
  const amount = Number(toUnit(numerator, from.units * 10n ** BigInt(to.scale) * down))
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} minor units of ${currency} are too many`)
  return ok({ amount, currency })
}
