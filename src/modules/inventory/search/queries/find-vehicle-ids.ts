import type { Payload } from 'payload'
import { readReferences } from '@/modules/inventory/lists/queries/read-references-from-memory'
import { planSearch } from '../engine/plan-search'
import { searchEngine } from '../engine/running-engine'
import { understandTypedText } from '../engine/understand-typed-text'
import { FACETS, type FacetName, isPriceBound, isPriceSort } from '../schemas/search-shape'
import type { VehicleSearch } from '../schemas/vehicle-search'
import type { SearchResult } from './declare-search-result'
import { listFacetOptions } from './list-facet-options'
import { listUnratedCurrencies } from './list-unrated-currencies'
import { readDeliveryOf, readNearShowrooms } from './read-delivery'
import { readPricesNow } from './read-prices-now'
import type { SearchViewer } from './read-search-viewer'

/** The facets to count, or how to choose them for the search as it was understood. */
export type Wanted = readonly FacetName[] | ((search: VehicleSearch) => readonly FacetName[])

/** A search's result without the rows: their ids in order. */
export type Found = Omit<SearchResult, 'rows' | 'tookMs'> & { ids: number[] }

/**
 * The same before the rows are read, for callers that read them in their own way or not at all.
 *
 * @param wanted the facets to count; the others have no options
 */
export async function findVehicleIds(
  payload: Payload,
  given: VehicleSearch,
  viewer: SearchViewer,
  wanted: Wanted = FACETS,
): Promise<Found> {
  const { conditions, corrected, foreign, parts, search, understood } = await understandTypedText(
    payload,
    given,
  )
  const [delivery, near, prices] = await Promise.all([
    readDeliveryOf(payload, search),
    readNearShowrooms(payload, search),
    readPricesNow(payload),
  ])
  const facets = typeof wanted === 'function' ? wanted(search) : wanted
  const answer = await searchEngine(payload).search(
    planSearch(search, viewer, { text: conditions, delivery, facets, near, prices }),
  )
  const lists = await readReferences(payload)
  return {
    ids: answer.ids,
    total: answer.total,
    totalIsCapped: answer.totalIsCapped,
    facets: listFacetOptions(search, answer.counts, answer.universe.counts, lists, facets),
    everything: answer.universe,
    page: answer.page,
    pages: Math.max(1, Math.ceil(answer.total / search.limit)),
    limit: search.limit,
    search,
    understood,
    corrected,
    parts,
    foreign,
    unrated:
      isPriceBound(search) || isPriceSort(search.sort) ? await listUnratedCurrencies(payload, prices) : [],
  }
}
