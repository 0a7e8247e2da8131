import type { FacetName } from '../schemas/search-shape'
import type { Delivery } from './delivery-requirements'
import type { SearchPlan } from './search-plan'

/** Counts by facet: option (an id, a number, a band's index) to number of vehicles. */
export type FacetCounts = Record<FacetName, Map<number, number>>

export type SearchAnswer = {
  /** In order; the last page if the requested one is beyond it. */
  ids: number[]
  page: number
  total: number
  totalIsCapped: boolean
  counts: FacetCounts
  /** What there is without any filter; it decides which options a panel offers at all. */
  universe: Universe
}

/** Counts of everything visible to a viewer, without any filter. */
export type Universe = { counts: FacetCounts; total: number }

/**
 * Finds and counts publicly listed vehicles. It does not know HTTP or names, so that an in-process index
 * or another server can replace SQL; rows are read afterwards by id and only if still public.
 */
export interface SearchEngine {
  search(plan: SearchPlan): Promise<SearchAnswer>
  universe(showrooms: SearchPlan['showrooms'], prices: Delivery): Promise<Universe>
}
