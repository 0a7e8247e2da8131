import type { Payload } from 'payload'
import { z } from 'zod'
import { flagQuery, pageQuery, textQuery } from '@/input/list-query-fields'
import { rangeFieldOf, rangeNames } from '@/kernel/added/added-range-bounds'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { addedFilterShape } from '@/modules/inventory/vehicles/schemas/added-filters'
import { getTariffs } from '@/modules/settings/tariffs/queries/get-tariffs-from-memory'
import { addedFields } from '@/server/rows/added-vehicle-fields'
import { addedRangeFilters, knownChoices, rangeIssues } from '../queries/read-added-filters'
import { type Given, readNamedFilters } from '../queries/read-named-filters'
import { FACETS, type FacetName } from '../schemas/search-shape'
import { parseVehicleSearchStrict, type VehicleSearch } from '../schemas/vehicle-search'
import { vehicleSearchQuery } from '../schemas/vehicle-search-query'

const texts = z
  .union([z.string(), z.array(z.string())])
  .meta({ id: 'TextOrTexts' })
  .optional()

/** Filters with a different name in calls than in the storefront's addresses. */
const OTHER_NAMES = [
  'manufacturer',
  'manufacturer_id',
  'model_id',
  'model_code_id',
  'vehicle_type',
  'vehicle_type_id',
  'vehicle_fuel_type_id',
  'drivetrain',
  'price_range',
  'year',
  'search',
]

/** Every filter of the search under every name; the values are checked by the search itself. */
const filters = Object.fromEntries(
  [...Object.keys(vehicleSearchQuery.shape), ...OTHER_NAMES].map((name) => [name, texts]),
)

/** With filters by modules' fields, under these names. */
const filtersAnd = (names: readonly string[]): typeof filters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, texts])),
})

export const searchQuery = () =>
  z.object({
    ...filtersAnd(addedRangeFilters().flatMap(({ column }) => rangeNames(column))),
    /** 'true' for the options of every filter with their counts, or the names of the filters wanted. */
    facets: texts,
  })

/**
 * The same for the list of vehicles, which also searches by place and can be limited to the caller's
 * wishlist. Its filters by modules' fields are those of staff.
 */
export const vehiclesQuery = () =>
  z.object({
    ...filtersAnd(Object.keys(addedFilterShape(addedFields()))),
    location: textQuery('location'),
    isWishlist: flagQuery('isWishlist'),
  })

/** Without bounds of fields by which buyers do not filter: for them these are unknown names, which are ignored. */
function withoutHidden(query: Given): Given {
  const known = new Set(addedRangeFilters().map(({ column }) => column))
  const isHidden = (name: string) => {
    const field = rangeFieldOf(name)
    return field !== null && !known.has(field)
  }
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isHidden(name)))
}

const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

/**
 * The search requested by a call. Colours, showrooms and tags may be given by name instead of id.
 *
 * @throws AppError 422 with an issue for each invalid or contradictory filter
 */
export async function searchOf(payload: Payload, query: Given): Promise<VehicleSearch> {
  const { named, plain } = await readNamedFilters(payload, withoutHidden(query))
  const result = parseVehicleSearchStrict(plain)
  if (!result.ok) throw validationFailed(result.error)
  if (knownChoices(result.value.extras).length < result.value.extras.length)
    throw validationFailed([issue('extras', 'extras must be choices that there are')])
  const wrong = rangeIssues(result.value.ranges)
  if (wrong.length > 0) throw validationFailed(wrong)
  const { to } = result.value
  if (to !== null && !(await getTariffs(payload)).ports.has(to))
    throw validationFailed([issue('to', 'to must be a port that there is')])
  const { color, showroomLocation, tags } = result.value
  return {
    ...result.value,
    color: ascending([...color, ...(named.color ?? [])]),
    showroomLocation: ascending([...showroomLocation, ...(named.showroomLocation ?? [])]),
    tags: ascending([...tags, ...(named.tags ?? [])]),
  }
}

/**
 * The vehicles of the requested page. A page beyond the last one is empty, so that a client reading page by
 * page stops; the search itself would show the last one.
 */
export const requestedPage = <T>(result: { page: number }, rows: T[], { page }: VehicleSearch): T[] =>
  result.page === page ? rows : []

/** Whether a call only wants counts: a limit of 0 returns no vehicles. */
export const isCountOnly = (query: Given): boolean => [query.limit].flat()[0]?.trim() === '0'

/**
 * The filters whose options a call wants counted; none by default.
 *
 * @throws AppError 422 for an unknown filter
 */
export function facetsOf(query: Given): readonly FacetName[] {
  const names = [query.facets ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'false')
  if (names.includes('true')) return FACETS
  const wanted = FACETS.filter((facet) => names.includes(facet))
  if (new Set(names).size === wanted.length) return wanted
  throw validationFailed([issue('facets', `facets must be true or some of ${FACETS.join(', ')}`)])
}

/**
 * The limit of a call whose lists are longer or shorter than the search's own.
 *
 * @throws ZodError if it is not a number
 */
export const limitOf = (query: Given, defaultLimit: number, maxLimit?: number): number =>
  pageQuery({ defaultLimit, maxLimit }).parse({ limit: [query.limit].flat()[0] }).limit
