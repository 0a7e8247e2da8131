import { steeringText, transmissionText } from '../rules/display'
import { ENGINE_SIZES, MILEAGE_RANGES, PRICE_RANGES } from '../rules/limits'
import type { VehicleSearch } from '../schemas/vehicle-search'
import type { FacetCounts } from '../search/engine'
import type { Reference, References } from './references'
import { FACETS, type FacetName, type FacetOption } from './types'

/** So many models are offered while no make is chosen, the most frequent ones. */
export const MODELS_WITHOUT_MAKE = 200

type Counts = Pick<Record<FacetName, Map<number, number>>, FacetName>
type ReferenceFacet = Exclude<FacetName, 'seats' | 'year' | 'priceRange' | 'mileage' | 'engineSize'>

const isReferenceFacet = (facet: FacetName): facet is ReferenceFacet =>
  !['seats', 'year', 'priceRange', 'mileage', 'engineSize'].includes(facet)

const band = (texts: readonly string[], counts: Map<number, number>): FacetOption[] =>
  texts.map((value, id) => ({ id, value, name: value, count: counts.get(id) ?? 0 }))

/** Litres in the order of their size; only those that the catalogue has or the search asks for. */
function engineSizes(
  search: VehicleSearch,
  counts: Map<number, number>,
  universe: Map<number, number>,
): FacetOption[] {
  return ENGINE_SIZES.flatMap((value, id) => {
    const tenths = Math.round(Number(value) * 10)
    if (!universe.has(tenths) && !search.engineSize.includes(value)) return []
    return [{ id, value, name: `${value} L`, count: counts.get(tenths) ?? 0 }]
  })
}

const numbers = (
  chosen: readonly number[],
  counts: Map<number, number>,
  universe: Map<number, number>,
): FacetOption[] =>
  [...new Set([...universe.keys(), ...chosen])].map((id) => ({
    id,
    value: String(id),
    name: String(id),
    count: counts.get(id) ?? 0,
  }))

const wording = (facet: FacetName, name: string): string =>
  facet === 'steering' ? steeringText(name) : facet === 'transmission' ? transmissionText(name) : name

const optionOf = (facet: FacetName, entry: Reference, count: number): FacetOption => ({
  id: entry.id,
  value: String(entry.id),
  name: wording(facet, entry.name),
  count,
  ...((facet === 'model' || facet === 'features') && { parentId: entry.parent }),
  ...(facet === 'color' && entry.extra && { hex: entry.extra }),
})

/** Entries by id with their counts, in the order of their list. */
function listed(
  facet: ReferenceFacet,
  ids: Iterable<number>,
  counts: Counts,
  lists: References,
): FacetOption[] {
  return [...new Set(ids)]
    .flatMap((id) => lists[facet].get(id) ?? [])
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => optionOf(facet, entry, counts[facet].get(entry.id) ?? 0))
}

/** Under a chosen make all its models; without one those that find most. Chosen ones always. */
function modelIds(search: VehicleSearch, counts: Counts, universe: Counts, lists: References): number[] {
  if (search.make.length === 0) {
    const frequent = [...counts.model].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    return [...frequent.slice(0, MODELS_WITHOUT_MAKE).map(([id]) => id), ...search.model]
  }
  const own = [...universe.model.keys()].filter((id) =>
    search.make.includes(lists.model.get(id)?.parent ?? 0),
  )
  return [...own, ...search.model]
}

/** The options of every facet with their counts and names; 0 where a choice would find nothing. */
export function facetOptions(
  search: VehicleSearch,
  counts: FacetCounts,
  universe: FacetCounts,
  lists: References,
): Record<FacetName, FacetOption[]> {
  const options = (facet: FacetName): FacetOption[] => {
    if (facet === 'priceRange') return band(PRICE_RANGES, counts.priceRange)
    if (facet === 'mileage') return band(MILEAGE_RANGES, counts.mileage)
    if (facet === 'engineSize') return engineSizes(search, counts.engineSize, universe.engineSize)
    if (facet === 'seats')
      return numbers(search.seats, counts.seats, universe.seats).sort((a, b) => a.id - b.id)
    if (facet === 'year') return numbers([], counts.year, universe.year).sort((a, b) => b.id - a.id)
    if (facet === 'model') return listed(facet, modelIds(search, counts, universe, lists), counts, lists)
    // What the catalogue has, or the search asks for.
    return isReferenceFacet(facet)
      ? listed(facet, [...universe[facet].keys(), ...search[facet]], counts, lists)
      : []
  }
  return Object.fromEntries(FACETS.map((facet) => [facet, options(facet)])) as Record<
    FacetName,
    FacetOption[]
  >
}
