import type { Payload } from 'payload'
import { readCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { FACETS } from '../schemas/search-shape'
import type { VehicleSearch } from '../schemas/vehicle-search'
import type { SearchResult } from './declare-search-result'
import { findVehicleIds, type Wanted } from './find-vehicle-ids'
import type { SearchViewer } from './read-search-viewer'

/**
 * One page of publicly listed vehicles with the total and the counts of every facet, each leaving its own
 * choice out. The single entry point for pages and calls; the engine behind it may change.
 *
 * @param viewer signed-in staff other than role 1 find only vehicles of their showrooms; leave it out for
 * guests and customers, who find everything listed
 * @param wanted the facets to count; the others have no options
 */
export async function searchVehicles(
  payload: Payload,
  search: VehicleSearch,
  viewer: SearchViewer = {},
  wanted: Wanted = FACETS,
): Promise<SearchResult> {
  const startedAt = performance.now()
  const { ids, ...result } = await findVehicleIds(payload, search, viewer, wanted)
  const rows = await readCards(payload, ids)
  return { ...result, rows, tookMs: performance.now() - startedAt }
}
