import { LISTING } from '../../rules/listing'
import { emptyVehicleSearch, toSearchString, type VehicleSearch } from '../../schemas/vehicle-search'

export type ListingView = 'grid' | 'list'

/** The list's view, which is in the address along with the search. */
export const readView = (params: Record<string, string | string[] | undefined>): ListingView =>
  params.view === 'list' ? 'list' : 'grid'

/** The part of the filter panel opened by an address, for browsers without scripts; null for none. */
export const readPanel = (params: Record<string, string | string[] | undefined>): string | null =>
  typeof params.panel === 'string' && params.panel !== '' ? params.panel : null

/** The address of a search. */
export function listingHref(search: VehicleSearch, view: ListingView = 'grid'): string {
  const query = [toSearchString(search), view === 'list' ? 'view=list' : ''].filter(Boolean).join('&')
  return query ? `${LISTING}?${query}` : LISTING
}

/** The address of a search with only these choices. */
export const listingOf = (choices: Partial<VehicleSearch>): string =>
  listingHref({ ...emptyVehicleSearch(), ...choices })
