import { hasActiveFilters } from '@/modules/inventory/search/schemas/has-active-filters'
import {
  emptyVehicleSearch,
  parseVehicleSearch,
  toSearchString,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'

/**
 * A search as stored: in canonical order with its destination, without page, sorting and page size. '' for a
 * search without any filter, which is not worth saving.
 */
export function canonicalQuery(search: VehicleSearch): string {
  const { page, limit, sort } = emptyVehicleSearch()
  // Only words depend on the unit that their reader counts in.
  const distances = search.q === '' ? 'mi' : search.distances
  const saved: VehicleSearch = { ...search, status: [], page, limit, sort, distances }
  return hasActiveFilters(saved) ? toSearchString(saved) : ''
}

/** The same from an address's query, with or without '?'. Anything unreadable is dropped. */
export const readCanonicalQuery = (query: string): string =>
  canonicalQuery(parseVehicleSearch(new URLSearchParams(query)))
