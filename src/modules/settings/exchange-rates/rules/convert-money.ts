import { type Money, minorDigits } from '@/kernel/money'
import { toDecimal } from '@/kernel/numbers'
import { err, ok, type Result } from '@/kernel/result'
import { perUsd, type RateMissing, type RatesSnapshot } from './exchange-rates'

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
