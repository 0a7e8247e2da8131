import { emptyVehicleSearch, toSearchString, type VehicleSearch } from '../../schemas/vehicle-search'

export const LISTING = '/vehicles'

export type ListingView = 'grid' | 'list'

/** How the list is looked at; it stands in the address beside the search. */
export const readView = (params: Record<string, string | string[] | undefined>): ListingView =>
  params.view === 'list' ? 'list' : 'grid'

/** The part of the filter panel that an address opens, for browsers without any script; null for none. */
export const readPanel = (params: Record<string, string | string[] | undefined>): string | null =>
  typeof params.panel === 'string' && params.panel !== '' ? params.panel : null

/** The address of a search. */
export function listingHref(search: VehicleSearch, view: ListingView = 'grid'): string {
  const query = [toSearchString(search), view === 'list' ? 'view=list' : ''].filter(Boolean).join('&')
  return query ? `${LISTING}?${query}` : LISTING
}

/** The address of a search with these choices and nothing else. */
export const listingOf = (choices: Partial<VehicleSearch>): string =>
  listingHref({ ...emptyVehicleSearch(), ...choices })
