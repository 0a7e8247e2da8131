import type { PanelFacet, PanelOption } from './filter-panel-facets'
import type { LiveCounts } from './live-counts'

/** A choice as rendered. */
export type ShownOption = { value: string; name: string; count: number; isIdle: boolean; hex?: string }

/** Sizes keep their order, whatever they find. */
const SIZES: ReadonlySet<string> = new Set(['priceRange', 'mileage', 'engineSize', 'seats'])

/**
 * A facet's choices with the current counts. A choice that would find nothing is disabled, unless it is
 * chosen, and comes last.
 * Models follow the ticked makes; engine sizes that no vehicle has are left out, as they would be a wall of
 * zeros.
 *
 * @param chosen active values, which are on top, where they can be seen and undone
 */
export function shownFilterOptions(
  facet: PanelFacet,
  known: readonly PanelOption[],
  chosen: readonly (number | string)[],
  live: LiveCounts | null,
): ShownOption[] {
  const inForce = new Set(chosen.map(String))
  const hadSome = new Set(known.flatMap(([value, , count]) => (count > 0 ? [String(value)] : [])))
  // Positions are those of the original list: nothing moves under a finger when counts change.
  const place = (value: string) => (inForce.has(value) ? 0 : SIZES.has(facet) || hadSome.has(value) ? 1 : 2)
  const isPicked = (value: string) => (live ? live.picked.has(`${facet} ${value}`) : inForce.has(value))
  const counts = live?.counts.get(facet)
  const options = (facet === 'model' && live ? withModels(known, live) : known).map(
    ([given, name, count, extra]): ShownOption => {
      const value = String(given)
      const now = counts ? (counts.get(value) ?? 0) : count
      const hex = typeof extra === 'string' ? { hex: extra } : {}
      return { value, name, count: now, isIdle: now === 0 && !isPicked(value), ...hex }
    },
  )
  const shown = facet === 'engineSize' ? options.filter(({ isIdle }) => !isIdle) : options
  return shown.sort((a, b) => place(a.value) - place(b.value))
}

/** Models that are ticked or belong to a ticked make. */
function withModels(known: readonly PanelOption[], { models, picked }: LiveCounts): PanelOption[] {
  const retained = known.filter(
    ([value, , , make]) => picked.has(`model ${value}`) || picked.has(`make ${make}`),
  )
  const names = new Set(retained.map(([value]) => String(value)))
  return [...retained, ...models.filter(([value]) => !names.has(String(value)))].sort((a, b) =>
    a[1].localeCompare(b[1], 'en', { numeric: true }),
  )
}
