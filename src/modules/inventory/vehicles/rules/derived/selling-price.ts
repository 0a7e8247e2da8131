import {
  add,
  finiteOrNull,
  multiply,
  roundDecimal,
  roundHalfUp,
  shiftPoint,
  toDecimal,
} from '@/kernel/numbers'
import { isPositive, type MaybeNumber } from './is-positive'

/**
 * The selling price in whole units: cost × (1 + markup / 100), rounded half up, if both are known; else the
 * given price; else 0. A cost of 0 means "not entered", so it never overwrites a price.
 */
export function sellingPrice(from: {
  costValue?: MaybeNumber
  markup?: MaybeNumber
  price?: MaybeNumber
}): number {
  const markup = finiteOrNull(from.markup)
  if (!isPositive(from.costValue) || markup === null) return roundHalfUp(finiteOrNull(from.price) ?? 0)
  const percent = add({ units: 100n, scale: 0 }, toDecimal(markup)!)
  return Number(roundDecimal(shiftPoint(multiply(toDecimal(from.costValue)!, percent), 2)))
}

/**
 * The fields of a save with the price that they mean. A cost that is changed to 0, or is 0 for a new vehicle without a
 * price of its own, makes the price 0 if there is a markup. One that was 0 before was never entered, so a record sent
 * as it was keeps its price.
 *
 * @param stored the cost and markup so far; null for a new vehicle
 */
export function pricesEntered<T extends { costValue?: unknown; markup?: unknown; price?: unknown }>(
  sent: T,
  stored: { costValue: MaybeNumber; markup: MaybeNumber } | null,
): T {
  const { costValue, markup = stored?.markup, price } = sent
  const isEntered = costValue === 0 && (stored ? isPositive(stored.costValue) : price == null)
  return isEntered && markup != null ? { ...sent, price: 0 } : sent
}
