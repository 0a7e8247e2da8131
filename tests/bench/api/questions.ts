import type { Payload, Where } from 'payload'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { findVehicleIds } from '@/modules/inventory/search/queries/find-vehicle-ids'
import { FACETS, type FacetName } from '@/modules/inventory/search/schemas/search-shape'
import {
  emptyVehicleSearch,
  toSearchParams,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import { chanceOf } from '../../../scripts/seed/demo/repeatable-chance'
import { countQuestions, SELECT, SORTS, whereOf } from '../search/by-payload'
import { makeSearches, makeTextSearches, type Wish } from '../search/requests'

const CONTRACT = '/api/v1/vehicles/public'
const NATIVE = '/api/vehicles'
/** Searches whose options are counted by Payload's own interface, one request per count. */
const WITH_COUNTS = 24

/** The same queries for both interfaces, as addresses of each. */
export type Pending = {
  /** Of the contract. */
  ours: string[]
  /** For Payload's own interface, minimal: ids instead of names, no pictures. */
  bare: string[]
  /** The same with names and first picture, enough for the same card; one level of links. */
  same: string[]
  /** Requests of `same` that make up one complete response. */
  perAnswer?: number
}

/** A value in the address format of Payload's own interface: `where[and][0][price][less_than]=5`. */
function flat(value: unknown, name: string): [string, string][] {
  if (value === null || typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, `${name}[${key}]`))
}

const query = (parts: Record<string, unknown>): string =>
  Object.entries(parts)
    .flatMap(([name, value]) => flat(value, name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

/** The limit is always given, because the two interfaces and the storefront have different defaults. */
const listingAddress = (search: VehicleSearch, facets = false): string => {
  const params = toSearchParams(search)
  params.set('limit', String(search.limit))
  if (facets) params.set('facets', 'true')
  return `${CONTRACT}/listing?${params}`
}

const find = (search: VehicleSearch, depth: 0 | 1): string => {
  const select = depth === 1 ? { ...SELECT, images: true } : SELECT
  const joins = depth === 1 ? { images: { limit: 1 } } : false
  const { limit, page, sort } = search
  return `${NATIVE}?${query({ where: whereOf(search), sort: SORTS[sort], page, limit, depth, joins, select })}`
}

const count = (where: Where): string => `${NATIVE}/count?${query({ where })}`

const listing = (searches: readonly VehicleSearch[]): Pending => ({
  ours: searches.map((search) => listingAddress(search)),
  bare: searches.map((search) => find(search, 0)),
  same: searches.map((search) => find(search, 1)),
})

const optionOfEach = (facets: SearchResult['facets']): SearchResult['facets'] =>
  Object.fromEntries(FACETS.map((facet) => [facet, facets[facet].slice(0, 1)])) as Record<
    FacetName,
    SearchResult['facets'][FacetName]
  >

/**
 * Payload has no grouped counts. Its answer is the minimal list without counts, or the list and one count per
 * facet, where a panel would need one for each of some hundred options.
 */
async function faceted(payload: Payload, searches: readonly VehicleSearch[]): Promise<Pending> {
  const same: string[] = []
  for (const search of searches.slice(0, WITH_COUNTS)) {
    const { facets } = await findVehicleIds(payload, search, {})
    same.push(find(search, 0), ...countQuestions(search, optionOfEach(facets)).map(count))
  }
  return {
    ours: searches.map((search) => listingAddress(search, true)),
    bare: searches.map((search) => find(search, 0)),
    same,
    perAnswer: same.length / Math.min(WITH_COUNTS, searches.length),
  }
}

const vehicles = (ids: readonly number[]): Pending => ({
  ours: ids.map((id) => `${CONTRACT}/vehicle/${id}`),
  bare: ids.map((id) => `${NATIVE}/${id}?depth=0&joins=false`),
  same: ids.map((id) => `${NATIVE}/${id}?depth=1`),
})

export type Questions = Record<'listing' | 'facets' | 'text' | 'vehicle', Pending> & {
  /** Searches without words, to check that both find the same number. */
  searches: VehicleSearch[]
  /** One page of twelve without any filter. */
  twelve: Pending
}

/** Reproducible queries for the same catalogue and seed. */
export async function makeQuestions(
  payload: Payload,
  wishes: readonly Wish[],
  ids: readonly number[],
  amount: number,
): Promise<Questions> {
  const searches = makeSearches(wishes, amount * 2, 21)
    .filter(({ q }) => !q)
    .slice(0, amount)
  const texts = makeTextSearches(wishes, amount, 22)
  return {
    searches,
    listing: listing(searches),
    facets: await faceted(payload, searches),
    text: listing(texts),
    vehicle: vehicles(chanceOf(24).shuffle(ids).slice(0, amount)),
    twelve: listing([emptyVehicleSearch(12)]),
  }
}
