import type { Payload } from 'payload'
import { z } from 'zod'
import { flagQuery, pageQuery, textQuery } from '@/input/list-query'
import { validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { knownChoices } from '../queries/added-filters'
import { type Given, takeNames } from '../queries/named-filters'
import { FACETS, type FacetName } from '../schemas/search-shape'
import { parseVehicleSearchStrict, type VehicleSearch } from '../schemas/vehicle-search'
import { vehicleSearchQuery } from '../schemas/vehicle-search-query'

const texts = z.union([z.string(), z.array(z.string())]).optional()

/** Filters that go by another name in a call than in an address of the storefront. */
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

/** Every filter of the search by every name that it has; what the values have to be the search itself says. */
const filters = Object.fromEntries(
  [...Object.keys(vehicleSearchQuery.shape), ...OTHER_NAMES].map((name) => [name, texts]),
)
export const searchQuery = z.object({
  ...filters,
  /** 'true' for the choices of every filter with their counts, or the names of the filters wanted. */
  facets: texts,
})

/** The same for the list of vehicles, which also takes words of a place and narrows to the own wishlist. */
export const vehiclesQuery = z.object({
  ...filters,
  location: textQuery('location'),
  isWishlist: flagQuery('isWishlist'),
})

const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

/**
 * The search that a call asks for. Colours, showrooms and tags may be named in place of their ids.
 *
 * @throws AppError 422 with an issue for each filter that cannot be understood or contradicts itself
 */
export async function searchOf(payload: Payload, query: Given): Promise<VehicleSearch> {
  const { named, plain } = await takeNames(payload, query)
  const result = parseVehicleSearchStrict(plain)
  if (!result.ok) throw validationFailed(result.error)
  if (knownChoices(result.value.extras).length < result.value.extras.length)
    throw validationFailed([issue('extras', 'extras must be choices that there are')])
  const { color, showroomLocation, tags } = result.value
  return {
    ...result.value,
    color: ascending([...color, ...(named.color ?? [])]),
    showroomLocation: ascending([...showroomLocation, ...(named.showroomLocation ?? [])]),
    tags: ascending([...tags, ...(named.tags ?? [])]),
  }
}

/**
 * The vehicles of the page that was asked for. A page behind the last one holds none, so that whoever reads page by
 * page comes to an end; the search itself shows the last one then.
 */
export const pageAsked = <T>(found: { page: number }, rows: T[], { page }: VehicleSearch): T[] =>
  found.page === page ? rows : []

/** Whether a call asks for numbers alone: a limit of 0 sends no vehicle. */
export const isCountOnly = (query: Given): boolean => [query.limit].flat()[0]?.trim() === '0'

/**
 * The filters whose choices a call wants counted; none unless it says so.
 *
 * @throws AppError 422 for a name that is no filter
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
 * @throws ZodError for what is no number
 */
export const limitOf = (query: Given, defaultLimit: number, maxLimit?: number): number =>
  pageQuery({ defaultLimit, maxLimit }).parse({ limit: [query.limit].flat()[0] }).limit
