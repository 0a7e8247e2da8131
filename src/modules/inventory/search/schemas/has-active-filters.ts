import type { VehicleSearch } from './search-shape'
import { DEFAULT_LIMIT, toSearchString } from './vehicle-search'

/**
 * Whether any filter is set; order, page, destination and unit do not count. 'Reset all filters' shows only then.
 */
export const hasActiveFilters = (search: VehicleSearch): boolean =>
  toSearchString({ ...search, to: null, distances: 'mi', sort: 'newest', limit: DEFAULT_LIMIT, page: 1 }) !==
  ''
