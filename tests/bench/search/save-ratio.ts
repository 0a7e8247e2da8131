import type { Payload } from 'payload'
import { modules } from '@/api/module'
import { followVehicles } from '@/modules/inventory/search/operations/follow-vehicles'
import { type Listeners, listen } from '@/server/events'
import { quantile, round } from './measure'

export type Saves = { pairs: number; withSearch: number; without: number; ratio: number }

/**
 * Whole saves of a new price through Payload, with everything that search needs (row, change, NOTIFY,
 * followers) and with search disabled, in turns and in both orders; medians. The vehicles' search rows are
 * repaired afterwards.
 */
export async function compareSaves(payload: Payload, ids: readonly number[]): Promise<Saves> {
  const { name, on = {} } = modules().find(({ on }) => on?.vehicleChanged?.includes(followVehicles)) ?? {}
  if (!name) throw new Error('The search follows no vehicles')
  const others: Listeners = {
    ...on,
    vehicleChanged: on.vehicleChanged?.filter((listener) => listener !== followVehicles),
  }
  const times = { with: [] as number[], without: [] as number[] }
  try {
    for (const [place, id] of ids.entries()) {
      const order = place % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)
      for (const [turn, kind] of order.entries()) {
        listen(name, kind === 'with' ? on : others)
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
    listen(name, on)
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
