import { engineSizeBand, parseRange, type Range } from '../rules/filter-ranges'
import type { BandFacet, VehicleSearch } from './search-shape'

/** The bands chosen in a facet as numbers: whole units, miles or cc. A vehicle must be in one of them. */
export function bandsOf(search: VehicleSearch, facet: BandFacet): Range[] {
  const read = facet === 'engineSize' ? (text: string) => engineSizeBand(text)?.band : parseRange
  return search[facet].flatMap((text) => read(text) ?? [])
}
