import { roundDecimal, shiftPoint, toDecimal } from '@/kernel/numbers'
import { isPositive, type MaybeNumber } from './is-positive'

/** Litres as written on papers: cc / 1000 to one decimal, half up, and ' L'. '' without a displacement. */
export function litresText(cc: MaybeNumber): string {
  if (!isPositive(cc)) return ''
  const tenths = String(roundDecimal(shiftPoint(toDecimal(cc)!, 3), 1)).padStart(2, '0')
  return `${tenths.slice(0, -1)}.${tenths.slice(-1)} L`
}
