import { addMoney, type Money } from '@/kernel/money'
import { err, ok, type Result } from '@/kernel/result'
import { convertMoney } from './convert-money'
import type { RateMissing, RatesSnapshot } from './exchange-rates'

/**
 * Totals of several currencies as one in another, by the rates of a day; each is converted and rounded once. Nothing
 * is left out: if a rate is missing, there is no sum, and the currencies without one are named.
 */
export function convertTotals(
  totals: readonly Money[],
  currency: string,
  snapshot: RatesSnapshot,
): Result<Money, RateMissing> {
  const missing = new Set<string>()
  const converted: Money[] = []
  for (const total of totals) {
    const result = convertMoney(total, currency, snapshot)
    if (result.ok) converted.push(result.value)
    else for (const code of result.error.currencies) missing.add(code)
  }
  if (missing.size > 0) return err({ on: snapshot.on, currencies: [...missing] })
  return ok(addMoney({ amount: 0, currency }, ...converted))
}
