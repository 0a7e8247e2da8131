import type { Reference, References } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { steeringText, transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import type { FacetCounts } from '../engine/search-engine-type'
import { ENGINE_SIZES, PRICE_RANGES } from '../rules/filter-bands'
import { mileageRanges } from '../rules/mileage-bands'
import { FACETS, type FacetName } from '../schemas/search-shape'
import type { VehicleSearch } from '../schemas/vehicle-search'
import type { FacetOption } from './declare-search-result'

/** How many models are offered while no make is chosen, the most frequent ones. */
export const MODELS_WITHOUT_MAKE = 200

type Counts = Pick<Record<FacetName, Map<number, number>>, FacetName>
type ReferenceFacet = Exclude<FacetName, 'seats' | 'year' | 'priceRange' | 'mileage' | 'engineSize'>

const isReferenceFacet = (facet: FacetName): facet is ReferenceFacet =>
  !['seats', 'year', 'priceRange', 'mileage', 'engineSize'].includes(facet)

const band = (texts: readonly string[], counts: Map<number, number>): FacetOption[] =>
  texts.map((value, id) => ({ id, value, name: value, count: counts.get(id) ?? 0 }))

/** Litres in ascending order; only those in the catalogue or requested by the search. */
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

/** Entries in the catalogue or requested by the search, with their counts; maps are in the list's order. */
function listed(
  facet: ReferenceFacet,
  chosen: readonly number[],
  counts: Counts,
  universe: Counts,
  lists: References,
): FacetOption[] {
  const options: FacetOption[] = []
  for (const entry of lists[facet].values())
    if (universe[facet].has(entry.id) || chosen.includes(entry.id))
      options.push(optionOf(facet, entry, counts[facet].get(entry.id) ?? 0))
  return options
}

/** The `most` options with the most matches, ties by lower id; unsorted. */
function mostFrequent(counts: Map<number, number>, most: number): number[] {
  if (counts.size <= most) return [...counts.keys()]
  const least = Int32Array.from(counts.values()).sort().at(-most) ?? 0
  const [above, equal]: [number[], number[]] = [[], []]
  for (const [id, n] of counts)
    if (n > least) above.push(id)
    else if (n === least) equal.push(id)
  return [...above, ...equal.sort((a, b) => a - b).slice(0, most - above.length)]
}

/** With a chosen make, all its models; otherwise those with the most matches. Chosen ones always. */
function models(search: VehicleSearch, counts: Counts, universe: Counts, lists: References): FacetOption[] {
  const makes = new Set(search.make)
  const ids =
    makes.size === 0
      ? mostFrequent(counts.model, MODELS_WITHOUT_MAKE)
      : [...universe.model.keys()].filter((id) => makes.has(lists.model.get(id)?.parent ?? 0))
  return [...new Set([...ids, ...search.model])]
    .flatMap((id) => lists.model.get(id) ?? [])
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => optionOf('model', entry, counts.model.get(entry.id) ?? 0))
}

/** The options of the wanted facets with their counts and names; 0 if a choice would find nothing. */
export function listFacetOptions(
  search: VehicleSearch,
  counts: FacetCounts,
  universe: FacetCounts,
  lists: References,
  wanted: readonly FacetName[] = FACETS,
): Record<FacetName, FacetOption[]> {
  const options = (facet: FacetName): FacetOption[] => {
    if (!wanted.includes(facet)) return []
    if (facet === 'priceRange') return band(PRICE_RANGES, counts.priceRange)
    if (facet === 'mileage') return band(mileageRanges(search.distances), counts.mileage)
    if (facet === 'engineSize') return engineSizes(search, counts.engineSize, universe.engineSize)
    if (facet === 'seats')
      return numbers(search.seats, counts.seats, universe.seats).sort((a, b) => a.id - b.id)
    if (facet === 'year') return numbers([], counts.year, universe.year).sort((a, b) => b.id - a.id)
    if (facet === 'model') return models(search, counts, universe, lists)
    return isReferenceFacet(facet) ? listed(facet, search[facet], counts, universe, lists) : []
  }
  return Object.fromEntries(FACETS.map((facet) => [facet, options(facet)])) as Record<
    FacetName,
    FacetOption[]
  >
}
