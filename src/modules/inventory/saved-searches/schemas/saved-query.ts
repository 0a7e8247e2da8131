import {
  emptyVehicleSearch,
  parseVehicleSearch,
  toSearchString,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'

/**
 * A search as it is kept: in the one canonical order, without its page, its order and how many it shows at a time. ''
 * for a search without any choice, which nobody needs to keep.
 */
export function savedQuery(search: VehicleSearch): string {
  const { page, limit, sort } = emptyVehicleSearch()
  return toSearchString({ ...search, status: [], page, limit, sort })
}

/** The same of an address's query, with or without '?'. What cannot be understood is dropped. */
export const readSavedQuery = (query: string): string =>
  savedQuery(parseVehicleSearch(new URLSearchParams(query)))

/** The address of a kept search. */
export const savedHref = (query: string): string => `/vehicles?${query}`
