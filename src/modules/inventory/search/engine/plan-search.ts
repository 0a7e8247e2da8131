import { addedMark } from '@/modules/inventory/vehicles/rules/added/added-value-ids'
import { statusCode } from '@/modules/inventory/vehicles/rules/status/status-codes'
import { knownChoices, knownRanges } from '../queries/read-added-filters'
import type { SearchViewer } from '../queries/read-search-viewer'
import { choicesByAddedField } from '../rules/choices-by-added-field'
import { knownMileages } from '../rules/known-mileages'
import { KM_EDGES } from '../rules/mileage-bands'
import { bandsOf } from '../schemas/bands-of'
import type { FacetName } from '../schemas/search-shape'
import { type BandFacet, ID_FACETS, type VehicleSearch } from '../schemas/vehicle-search'
import type { Delivery } from './delivery-requirements'
import type { Condition, SearchPlan } from './search-plan'

const BANDS = [
  ['priceRange', 'price', 'minPrice', 'maxPrice'],
  ['mileage', 'mileage', 'mileageMin', 'mileageMax'],
  ['engineSize', 'engineCc', 'ccMin', 'ccMax'],
] as const satisfies readonly [BandFacet, string, keyof VehicleSearch, keyof VehicleSearch][]

const bounds = (min: number | null, max: number | null) =>
  min === null && max === null ? [] : [[{ ...(min !== null && { min }), ...(max !== null && { max }) }]]

/** No bound of mileages is about vehicles of which the mileage is not known. */
const withKnownMileage = (condition: Condition): Condition =>
  condition.kind === 'ranges' && condition.of === 'mileage'
    ? { ...condition, ranges: knownMileages(condition.ranges) }
    : condition

/** What a plan needs besides the search. */
type Given = {
  /** The conditions from its words. */
  text?: readonly Condition[]
  /** What prices are compared by, as returned by `readPricesNow`. */
  prices: Delivery
  /** Of its destination, as returned by `readDeliveryOf`. */
  delivery?: Delivery | null
  /** Showrooms of which the vehicles come first. */
  near?: readonly number[]
  /** Those to be counted; all by default. */
  facets?: readonly FacetName[]
}

export function planSearch(
  search: VehicleSearch,
  viewer: SearchViewer,
  { delivery, facets, near, prices, text = [] }: Given,
): SearchPlan {
  const conditions: Condition[] = [...text]
  for (const facet of ID_FACETS)
    if (search[facet].length > 0) conditions.push({ kind: 'ids', facet, ids: search[facet] })
  if (search.seats.length > 0) conditions.push({ kind: 'seats', facet: 'seats', values: search.seats })
  if (search.status.length > 0) conditions.push({ kind: 'status', codes: search.status.map(statusCode) })
  for (const choices of choicesByAddedField(knownChoices(search.extras)).values())
    conditions.push({ kind: 'extras', marks: choices.map(addedMark) })
  for (const { field, range } of knownRanges(search.ranges)) conditions.push({ kind: 'added', field, range })
  for (const [facet, of, low, high] of BANDS) {
    const ranges = bandsOf(search, facet)
    if (ranges.length > 0) conditions.push({ kind: 'ranges', facet, of, ranges })
    for (const bound of bounds(search[low], search[high]))
      conditions.push({ kind: 'ranges', facet, of, ranges: bound })
  }
  for (const ranges of bounds(search.yearFrom, search.yearTo))
    conditions.push({ kind: 'ranges', facet: 'year', of: 'year', ranges })
  for (const [range] of bounds(search.minTotal, search.maxTotal))
    if (range) conditions.push({ kind: 'total', range })
  if (search.eligible) conditions.push({ kind: 'eligible' })
  return {
    conditions: conditions.map(withKnownMileage),
    showrooms: viewer.showrooms ?? 'all',
    sort: search.sort,
    page: search.page,
    limit: search.limit,
    prices,
    ...(search.distances === 'km' && { mileageEdges: KM_EDGES }),
    ...(near && { near }),
    ...(facets && { facets }),
    ...(delivery && { delivery }),
  }
}
