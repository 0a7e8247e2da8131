import { multiply, roundDecimal, shiftPoint, toDecimal } from '@/kernel/numbers'
import { isPositive, type MaybeNumber } from './is-positive'

/**
 * Shipping volume in cubic metres: length × width × height in centimetres over a million, to four
 * decimals, when all three are above 0; else the model code's own volume; else null.
 */
export function volumeM3(
  length: MaybeNumber,
  width: MaybeNumber,
  height: MaybeNumber,
  modelCodeVolume?: MaybeNumber,
): number | null {
  const sides = [length, width, height]
  if (!sides.every(isPositive)) return isPositive(modelCodeVolume) ? modelCodeVolume : null
  const product = multiply(...sides.map((side) => toDecimal(side)!))
  return Number(`${roundDecimal(shiftPoint(product, 6), 4)}e-4`)
}
