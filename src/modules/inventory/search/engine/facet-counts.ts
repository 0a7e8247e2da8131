import { FACETS, type FacetName } from '../schemas/search-shape.ts'
import type { FacetCounts } from './search-engine-type'

/** Counts without any vehicle. */
export const emptyCounts = (): FacetCounts =>
  Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as FacetCounts

const isBand = (facet: FacetName): boolean => facet === 'priceRange' || facet === 'mileage'

/** The number of a band's end at 0. */
const LOWEST_BOUND = 1

/**
 * Adds `n` vehicles to the options of a stored value. 0 is "none". A band's number is even inside it and odd
 * exactly at its lower bound, where the band below ends and also counts the vehicle. A mileage at the lowest bound is 0,
 * which is not known.
 */
export function addCount(counts: FacetCounts, facet: FacetName, value: number, n: number): void {
  if (value <= 0 || (facet === 'mileage' && value === LOWEST_BOUND)) return
  const places = !isBand(facet)
    ? [value]
    : value % 2 === 0
      ? [value / 2 - 1]
      : [(value - 1) / 2, (value - 1) / 2 - 1].filter((place) => place >= 0)
  for (const place of places) counts[facet].set(place, (counts[facet].get(place) ?? 0) + n)
}
