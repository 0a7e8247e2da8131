import type { Payload } from 'payload'
import type { VehicleSearch } from '../schemas/vehicle-search'
import { searchEngine } from '../search/engines'
import { planOf } from '../search/plan'
import { meaningOf } from '../search/text'
import { facetOptions } from './facet-options'
import { readCards } from './read-cards'
import { references } from './references'
import type { SearchResult, SearchViewer } from './types'

/**
 * One page of publicly listed vehicles with the total and the counts of every facet, each leaving its own
 * choice out. The one way in for pages and calls; the engine behind it may change.
 *
 * @param viewer signed-in staff other than role 1 find only vehicles of their showrooms; leave it out for
 *   guests and customers, who find all that is listed
 */
export async function searchVehicles(
  payload: Payload,
  search: VehicleSearch,
  viewer: SearchViewer = {},
): Promise<SearchResult> {
  const startedAt = performance.now()
  const meaning = await meaningOf(payload, search.q)
  const answer = await searchEngine(payload).search(planOf(search, viewer, meaning.conditions))
  const [rows, lists] = await Promise.all([readCards(payload, answer.ids), references(payload)])
  return {
    rows,
    total: answer.total,
    totalIsCapped: answer.totalIsCapped,
    facets: facetOptions(search, answer.counts, answer.universe, lists),
    page: answer.page,
    pages: Math.max(1, Math.ceil(answer.total / search.limit)),
    limit: search.limit,
    tookMs: performance.now() - startedAt,
    understood: meaning.understood,
    corrected: meaning.corrected,
    parts: meaning.parts,
  }
}
