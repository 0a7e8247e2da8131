import { type DistanceUnit, MILLIMETRES } from '../distance-unit'
import { milesToKm } from './miles-to-km'

/** The fewest whole miles that are shown as at least so many kilometres. */
export function leastMiles(km: number): number {
  const near = Math.max(0, Math.floor((km * 1_000_000) / MILLIMETRES) - 1)
  return [near, near + 1, near + 2].find((miles) => milesToKm(miles) >= km) ?? near
}

/** The most whole miles that are shown as no more than so many kilometres. */
export const mostMiles = (km: number): number => leastMiles(km + 1) - 1

/** The bounds of distances: both ends are within. */
export type End = 'min' | 'max'

/** A bound in the reader's unit as whole miles. A vehicle that is shown with just this distance is within it. */
export const boundInMiles = (value: number, unit: DistanceUnit, end: End): number =>
  unit === 'mi' ? value : end === 'min' ? leastMiles(value) : mostMiles(value)

/** How often ten divides a number. */
const roundness = (value: number): number => (value > 0 && value % 10 === 0 ? 1 + roundness(value / 10) : 0)

/**
 * A bound in miles in the reader's unit. Several kilometres may mean the same mile; the roundest of them is the one that
 * was meant.
 */
export function boundInUnit(miles: number, unit: DistanceUnit, end: End): number {
  if (unit === 'mi') return miles
  const shown = milesToKm(miles)
  const [from, to] = end === 'max' ? [shown, milesToKm(miles + 1) - 1] : [milesToKm(miles - 1) + 1, shown]
  const alike = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  return alike.reduce((best, one) => (roundness(one) > roundness(best) ? one : best), shown)
}
