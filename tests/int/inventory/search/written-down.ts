import type { SearchAnswer } from '@/modules/inventory/search/engine/search-engine-type'
import { FACETS } from '@/modules/inventory/search/schemas/search-shape'

/** A result as text that is equal only if everything in it is: order, page, total and every count. */
export function writtenDown({ counts, ids, page, total, totalIsCapped, universe }: SearchAnswer): string {
  const written = (all: SearchAnswer['counts']) =>
    FACETS.map((facet) => [facet, [...all[facet]].sort(([a], [b]) => a - b)])
  return JSON.stringify({
    ids,
    page,
    total,
    totalIsCapped,
    counts: written(counts),
    universe: [written(universe.counts), universe.total],
  })
}
