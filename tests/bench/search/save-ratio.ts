import type { CollectionAfterChangeHook, Payload } from 'payload'
import * as searchHooks from '@/plugins/search-index/hooks'
import { quantile, round } from './measure'

export type Saves = { pairs: number; withSearch: number; without: number; ratio: number }

/**
 * Whole saves of a new price through Payload, with everything that search needs (row, change, NOTIFY, whoever
 * follows) and with the search plugin's hooks left out, in turns and in both orders; medians. The vehicles'
 * search rows are put right again afterwards.
 */
export async function compareSaves(payload: Payload, ids: readonly number[]): Promise<Saves> {
  const { hooks } = payload.collections.vehicles.config
  const all = hooks.afterChange
  const plugin = new Set<unknown>(Object.values(searchHooks))
  const others: CollectionAfterChangeHook[] = all.filter((hook) => !plugin.has(hook))
  if (others.length === all.length) throw new Error('The search plugin has no hook on vehicles')
  const times = { with: [] as number[], without: [] as number[] }
  try {
    for (const [place, id] of ids.entries()) {
      const order = place % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)
      for (const [turn, kind] of order.entries()) {
        hooks.afterChange = kind === 'with' ? all : others
        const at = performance.now()
        await payload.update({
          collection: 'vehicles',
          id,
          data: { price: 9_000 + place * 10 + turn },
          depth: 0,
          overrideAccess: true,
        })
        if (place >= WARM_UP) times[kind].push(performance.now() - at)
      }
    }
  } finally {
    hooks.afterChange = all
    await payload.db.pool.query('SELECT refresh_vehicle_search($1::int[])', [ids])
  }
  const [withSearch, without] = [quantile(times.with, 0.5), quantile(times.without, 0.5)]
  return {
    pairs: times.with.length,
    withSearch: round(withSearch, 2),
    without: round(without, 2),
    ratio: round(withSearch / without, 3),
  }
}

const WARM_UP = 5
