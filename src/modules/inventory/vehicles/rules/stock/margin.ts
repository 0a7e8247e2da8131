import { add, decimalText, roundHalfUp, toDecimal } from '@/kernel/numbers'

/** What is left of a price after the cost: in the price's currency, and in per cent of the price. */
export type Margin = { amount: number; percent: number }

/** The cost of a vehicle as shown: 0 means that none was entered. */
export const knownCost = (cost: number | null): number | null => (cost !== null && cost > 0 ? cost : null)

/**
 * The margin of a vehicle: its price less its cost, both in its own currency; null unless both are known. Per cent are of
 * the price, to one decimal, half up; a loss is negative.
 */
export function marginOf(price: number, cost: number | null): Margin | null {
  const known = knownCost(cost)
  if (price <= 0 || known === null) return null
  const left = add(toDecimal(price)!, toDecimal(-known)!)
  const amount = Number(decimalText(left))
  return { amount, percent: roundHalfUp((amount / price) * 100, 1) }
}
