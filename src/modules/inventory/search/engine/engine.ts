import type { Range } from '../rules/search-filters'
import type { FacetName, IdFacet, SearchSort } from '../schemas/search-shape'

/** One thing that a vehicle must fulfil. Choices of one facet are alternatives, conditions add up. */
export type Condition =
  /** `facet` is the one whose own counts leave this condition out. */
  | { kind: 'ids'; facet: IdFacet; ids: readonly number[] }
  | { kind: 'seats'; facet: 'seats'; values: readonly number[] }
  /** In any of the ranges, both ends included. `of` is price in whole units, miles, cc or a year. */
  | {
      kind: 'ranges'
      facet: FacetName
      of: 'price' | 'mileage' | 'engineCc' | 'year'
      ranges: readonly Range[]
    }
  /** Any of these marks of fields that modules add. */
  | { kind: 'extras'; marks: readonly number[] }
  | { kind: 'status'; codes: readonly number[] }
  | { kind: 'vehicles'; ids: readonly number[] }
  /** A phrase that names entries of lists or a year: any of them will do. */
  | { kind: 'named'; any: readonly { facet: IdFacet | 'year'; ids: readonly number[] }[] }
  /** Letters that the public text must hold. */
  | { kind: 'word'; word: string }

/** A search as an engine understands it: no names, no words of the interface, no paging of rows but by number. */
export type SearchPlan = {
  conditions: readonly Condition[]
  /** Showrooms that the viewer is limited to; 'all' for the public. */
  showrooms: readonly number[] | 'all'
  sort: SearchSort
  page: number
  limit: number
  /** The facets whose counts are wanted; every one unless said. An engine may count more. */
  facets?: readonly FacetName[]
}

/** Counts by facet: option (an id, a number, a band's place) to number of vehicles. */
export type FacetCounts = Record<FacetName, Map<number, number>>

export type SearchAnswer = {
  /** In order; the last page when the one asked for lies behind it. */
  ids: number[]
  page: number
  total: number
  totalIsCapped: boolean
  counts: FacetCounts
  /** Counts without any filter, for the options that a panel offers at all. */
  universe: FacetCounts
}

/** Counts of everything that a viewer may find, without any filter. */
export type Universe = { counts: FacetCounts; total: number }

/** The facet whose own counts leave a condition out; null for those that every count keeps. */
export const ownFacet = (condition: Condition): FacetName | IdFacet | null =>
  'facet' in condition ? condition.facet : null

/**
 * What finds and counts publicly listed vehicles. It knows nothing of HTTP or names, so that an index in the
 * process or another server can take the place of SQL; rows are read afterwards by id and only if still public.
 */
export interface SearchEngine {
  search(plan: SearchPlan): Promise<SearchAnswer>
  universe(showrooms: SearchPlan['showrooms']): Promise<Universe>
}
