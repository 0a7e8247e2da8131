import { rangeNames } from '@/kernel/added/added-range-bounds'
import type { Issue } from '@/kernel/issue'
import { TABLE_ROWS } from '@/kernel/lists/paging-limits'
import { err, ok, type Result } from '@/kernel/result'
import { STOREFRONT_PAGE_SIZES } from '../rules/search-limits'
import { readVehicleSearch, type SearchParamSource } from './read-vehicle-search'
import {
  BAND_FACETS,
  type BandFacet,
  BOUNDS,
  type Bound,
  ID_FACETS,
  type IdFacet,
  type VehicleSearch,
} from './search-shape'

export type { SearchParamSource } from './read-vehicle-search'
export * from './search-shape'

const withEach = <Name extends string, T>(names: readonly Name[], value: () => T) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, T>

/**
 * A search without any filter: the first page of the newest vehicles. Not read from an empty address, so that pages
 * which only link to lists need not load what reads one.
 */
export const emptyVehicleSearch = (limit: number = STOREFRONT_PAGE_SIZES[0]): VehicleSearch => ({
  q: '',
  ...withEach<IdFacet, number[]>(ID_FACETS, () => []),
  ...withEach<BandFacet, string[]>(BAND_FACETS, () => []),
  ...withEach<Bound, null>(BOUNDS.flat(), () => null),
  extras: [],
  ranges: [],
  seats: [],
  to: null,
  eligible: false,
  distances: 'mi',
  status: [],
  sort: 'newest',
  page: 1,
  limit,
})

/**
 * Reads a search from an address, which people edit and share: anything unreadable is ignored, and the bounds
 * of an inverted range are swapped. Limits are those of the grid (12, 24, 48) and of tables (10 to 100 in
 * tens).
 */
export const parseVehicleSearch = (params: SearchParamSource): VehicleSearch =>
  readVehicleSearch(params, { defaultLimit: STOREFRONT_PAGE_SIZES[0], allowedLimits: PAGE_SIZES }).search

const PAGE_SIZES: readonly number[] = [...STOREFRONT_PAGE_SIZES, ...TABLE_ROWS]

/**
 * Reads a search from an API call: the same names, but anything wrong is an issue (answered with 422).
 * The limit is 10 by default and clamped to 1..100; unknown names are ignored.
 */
export function parseVehicleSearchStrict(params: SearchParamSource): Result<VehicleSearch, Issue[]> {
  const { search, issues } = readVehicleSearch(params, {})
  return issues.length > 0 ? err(issues) : ok(search)
}

export const DEFAULT_LIMIT: number = STOREFRONT_PAGE_SIZES[0]

/** Writes a search in canonical order, leaving out defaults; reading it back gives the same search. */
export function toSearchParams(search: VehicleSearch): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value))
  }
  put('q', search.q)
  for (const name of ID_FACETS) put(name, search[name].join(','))
  put('seats', search.seats.join(','))
  for (const name of BAND_FACETS) put(name, search[name].join(','))
  put('to', search.to)
  for (const name of BOUNDS.flat()) put(name, search[name])
  put('eligible', search.eligible ? 'true' : null)
  put('distances', search.distances === 'mi' ? null : search.distances)
  put('extras', search.extras.join(','))
  for (const { field, from = null, to = null } of search.ranges) {
    const [low, high] = rangeNames(field)
    put(low, from)
    put(high, to)
  }
  put('status', search.status.join(','))
  put('sort', search.sort === 'newest' ? null : search.sort)
  put('limit', search.limit === DEFAULT_LIMIT ? null : search.limit)
  put('page', search.page === 1 ? null : search.page)
  return params
}

/** The same as a readable query string without '?', with unescaped commas; '' for an empty search. */
export const toSearchString = (search: VehicleSearch): string =>
  toSearchParams(search).toString().replaceAll('%2C', ',')
