import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { boundInMiles, type End } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import { KM_BOUNDS } from '../rules/kilometre-fields'
import { LISTING } from '../rules/listing-url-path'
import { isTotalSort } from './search-shape'
import { emptyVehicleSearch, parseVehicleSearch, toSearchParams, type VehicleSearch } from './vehicle-search'

export type ListingView = 'grid' | 'list'

type Params = Record<string, string | string[] | undefined>

/** The list's view, which is in the address along with the search. */
export const readView = (params: Params): ListingView => (params.view === 'list' ? 'list' : 'grid')

/** The part of the filter panel opened by an address, for browsers without scripts; null for none. */
export const readPanel = (params: Params): string | null =>
  typeof params.panel === 'string' && params.panel !== '' ? params.panel : null

/** What an address contains where vehicles that may not be imported are to be shown as well. */
export const ANY_IMPORT = 'any'

const inMiles = (km: string | string[] | undefined, end: End): string | undefined =>
  typeof km === 'string' && /^\d{1,9}$/.test(km) ? String(boundInMiles(Number(km), 'km', end)) : undefined

/** The bounds of mileage in an address to which a form in kilometres was sent without script: all others have miles. */
function milesOf(params: Params): Params {
  const [min, max] = [inMiles(params[KM_BOUNDS.min], 'min'), inMiles(params[KM_BOUNDS.max], 'max')]
  return { ...(min && { mileageMin: min }), ...(max && { mileageMax: max }) }
}

/**
 * The search of a page. Other than in a call, only vehicles that may be imported are wanted once a port is known, unless
 * the address contains the opposite.
 *
 * @param port that the page is for: the address's own, else the reader's; null for none
 * @param distances what the reader counts in, whatever the address contains
 */
export function readListing(params: Params, port: number | null, distances: DistanceUnit): VehicleSearch {
  const to = port === null ? undefined : String(port)
  const search = parseVehicleSearch({ ...params, ...milesOf(params), to, distances })
  return { ...search, eligible: port !== null && params.eligible !== ANY_IMPORT }
}

/**
 * The search that is made: where nothing is known of import, all vehicles are wanted, whatever the page has.
 *
 * @param hasRules whether it is known what may be imported to where the page is for
 */
export const madeSearch = (search: VehicleSearch, hasRules: boolean): VehicleSearch => ({
  ...search,
  eligible: search.eligible && hasRules,
})

/** Whether a search means something else at another port. */
const dependsOnPort = ({ minTotal, maxTotal, sort }: VehicleSearch): boolean =>
  minTotal !== null || maxTotal !== null || isTotalSort(sort)

/**
 * The query of a page's address. Every reader's own port is remembered, so an address that is passed on names one only
 * where its figures depend on it: with bounds on totals, and in their order.
 */
export function listingQuery(search: VehicleSearch): string {
  const params = toSearchParams({ ...search, eligible: false, distances: 'mi' })
  if (!dependsOnPort(search)) params.delete('to')
  if (search.to !== null && !search.eligible) params.set('eligible', ANY_IMPORT)
  return params.toString().replaceAll('%2C', ',')
}

/** The address of a search. */
export function listingHref(search: VehicleSearch, view: ListingView = 'grid'): string {
  const query = [listingQuery(search), view === 'list' ? 'view=list' : ''].filter(Boolean).join('&')
  return query ? `${LISTING}?${query}` : LISTING
}

const NOTHING_CHOSEN = emptyVehicleSearch()

/** The address of a search with only these choices. */
export const listingOf = (choices: Partial<VehicleSearch>): string =>
  listingHref({ ...NOTHING_CHOSEN, ...choices })
