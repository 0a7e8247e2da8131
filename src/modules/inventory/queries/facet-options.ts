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

/** Entries that the catalogue has or the search asks for, in the order of their list. */
function entries(
  facet: ReferenceFacet,
  search: VehicleSearch,
  counts: Counts,
  universe: Counts,
  lists: References,
): FacetOption[] {
  const known = lists[facet]
  const offered = new Set([...universe[facet].keys(), ...search[facet]])
  return [...offered]
    .flatMap((id) => known.get(id) ?? [])
    .filter((entry) => facet !== 'model' || belongs(entry, search, counts))
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => optionOf(facet, entry, counts[facet].get(entry.id) ?? 0))
}

/** A model is offered under its chosen make; without one, where it would find something. */
const belongs = (model: Reference, search: VehicleSearch, counts: Counts): boolean =>
  search.model.includes(model.id) ||
  (search.make.length > 0 ? search.make.includes(model.parent) : (counts.model.get(model.id) ?? 0) > 0)

function models(options: FacetOption[], search: VehicleSearch): FacetOption[] {
  if (search.make.length > 0 || options.length <= MODELS_WITHOUT_MAKE) return options
  const chosen = options.filter((option) => search.model.includes(option.id))
  const frequent = [...options].sort((a, b) => b.count - a.count).slice(0, MODELS_WITHOUT_MAKE)
  const kept = new Set([...chosen, ...frequent])
  return options.filter((option) => kept.has(option))
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
    return isReferenceFacet(facet) ? models(entries(facet, search, counts, universe, lists), search) : []
  }
  const result = Object.fromEntries(FACETS.map((facet) => [facet, options(facet)])) as Record<
    FacetName,
    FacetOption[]
  >
  return result
}
