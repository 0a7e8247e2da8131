import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { converted, fraction, rounded } from '@/modules/settings/tariffs/rules/exact-fractions'
import type { OnTheRoad } from '@/modules/settings/tariffs/rules/on-the-road'
import type { LandedPrice } from './landed-parts'

/**
 * What a vehicle costs until it is on the road, in whole units of one currency: both parts add up to the sum. Else what
 * the sum lacks.
 */
export type OnTheRoadSum =
  | { currency: string; toPort: number; duties: number; sum: number }
  | { missing: { what: 'total' | 'duties' } | { what: 'rate'; currency: string } }

/**
 * Adds duties and taxes to a total, in the total's currency: they are converted once, exactly, and rounded half up to
 * whole units, as they are shown.
 */
export function onTheRoadSum(
  { total, currency }: Pick<LandedPrice, 'total' | 'currency'>,
  duties: Pick<OnTheRoad, 'total' | 'currency'>,
  rates: RatesSnapshot,
): OnTheRoadSum {
  if (total === null) return { missing: { what: 'total' } }
  if (duties.total === null) return { missing: { what: 'duties' } }
  const result = converted(fraction(duties.total), duties.currency, currency, rates)
  if ('without' in result) return { missing: { what: 'rate', currency: result.without } }
  const own = rounded(result.value, undefined)
  return { currency, toPort: total, duties: own, sum: total + own }
}
