import type { Delivery } from '@/modules/inventory/search/engine/delivery-requirements'
import { planSearch } from '@/modules/inventory/search/engine/plan-search'
import type { Condition, SearchPlan } from '@/modules/inventory/search/engine/search-plan'
import type { SearchViewer } from '@/modules/inventory/search/queries/read-search-viewer'
import { MILEAGE_RANGES, PRICE_RANGES } from '@/modules/inventory/search/rules/filter-bands'
import {
  BOUNDS,
  emptyVehicleSearch,
  ID_FACETS,
  type IdFacet,
  TOTAL_SORTS,
  VEHICLE_SORTS,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import type { World } from '../../int/inventory/search/search-world'

export type Random = (n: number) => number

/** Words that occur in the names of some of the drill's vehicles, and one that occurs in none. */
export const WORDS = ['zebra', 'camper', 'ambulance', 'hearse', 'nowhere']

const BOUND_VALUES: Record<string, readonly number[]> = {
  yearFrom: [2010, 2013, 2018, 2023],
  minPrice: [0, 900, 25_000, 60_500],
  mileageMin: [0, 10_000, 75_000],
  ccMin: [660, 1_450, 1_998],
}

export const one = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T

const some = <T extends number | string>(list: readonly T[], random: Random): T[] =>
  [...new Set(Array.from({ length: 1 + random(3) }, () => one(list, random)))].sort()

function choicesOf(world: World, facet: IdFacet): number[] {
  if (facet === 'make') return world.makes
  if (facet === 'model') return world.models.map(({ id }) => id)
  if (facet === 'modelCode') return world.codes.map(({ id }) => id)
  return world.lists[facet]
}

function randomSearch(world: World, random: Random): VehicleSearch {
  const rarely = <T>(make: () => T, otherwise: T): T => (random(9) === 0 ? make() : otherwise)
  const search: VehicleSearch = {
    ...emptyVehicleSearch(),
    seats: rarely(() => some([2, 4, 5, 7], random), []),
    priceRange: rarely(() => some([...PRICE_RANGES, '8000-60500'], random), []),
    mileage: rarely(() => some(MILEAGE_RANGES, random), []),
    engineSize: rarely(() => some(['1.0', '1.4', '1.5', '1.0-2.0', '3.0+'], random), []),
    status: rarely(() => some(['DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD'] as const, random), []),
    sort: one(VEHICLE_SORTS, random),
    page: one([1, 1, 1, 2, 3, 40], random),
    limit: one([5, 12, 24], random),
  }
  for (const facet of ID_FACETS) search[facet] = rarely(() => some(choicesOf(world, facet), random), [])
  for (const [low, high] of BOUNDS) {
    const values = BOUND_VALUES[low]
    if (!values) continue
    const [a, b] = [0, 0].map(() => rarely(() => one(values, random), null))
    search[low] = a ?? null
    search[high] = a !== null && b !== null && a !== undefined && b !== undefined && b < a ? a : (b ?? null)
  }
  return search
}

/** The same with a destination: bounds on totals, only what may be imported, ordered by total. */
function landed(search: VehicleSearch, { terms }: Delivery, random: Random): VehicleSearch {
  const bound = () => one([null, 0, 2_500, 27_000, 64_000], random)
  const [a, b] = [bound(), bound()]
  return {
    ...search,
    to: terms.portId,
    minTotal: a,
    maxTotal: a !== null && b !== null && b < a ? a : b,
    eligible: random(3) === 0,
    sort: random(3) === 0 ? search.sort : one(TOTAL_SORTS, random),
  }
}

/** A possible plan of a search: filters, remaining words, staff limited to showrooms; some with a destination. */
export function randomPlan(
  world: World,
  random: Random,
  { deliveries, prices }: { deliveries: readonly Delivery[]; prices: Delivery },
): SearchPlan {
  const viewer: SearchViewer =
    random(8) === 0 ? { showrooms: some(world.lists.showroomLocation, random) } : {}
  const text: Condition[] = []
  if (random(10) === 0) text.push({ kind: 'word', word: one(WORDS, random) })
  if (random(20) === 0) text.push({ kind: 'word', word: one(WORDS, random) })
  if (random(15) === 0)
    text.push({
      kind: 'named',
      any: [
        { facet: 'make', ids: [one(world.makes, random)] },
        { facet: 'tags', ids: [one(world.lists.tags, random)] },
      ],
    })
  if (random(40) === 0) text.push({ kind: 'vehicles', ids: [1 + random(300)] })
  const search = randomSearch(world, random)
  if (deliveries.length === 0 || random(3) > 0) return planSearch(search, viewer, { text, prices })
  const delivery = one(deliveries, random)
  const near = random(2) === 0 ? delivery.terms.localShowrooms : undefined
  return planSearch(landed(search, delivery, random), viewer, { text, delivery, near, prices })
}
