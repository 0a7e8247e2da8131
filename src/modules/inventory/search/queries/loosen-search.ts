import type { Payload } from 'payload'
import type { VehicleSearch } from '../schemas/vehicle-search'
import { findVehicles } from './search-vehicles'
import type { SearchViewer } from './search-viewer'

/** So many ways out of an empty answer are worked out; each is a search of its own. */
export const MAX_WAYS_OUT = 6

/** How many vehicles a search would find; `isCapped` when there are at least so many. */
export type Found = { total: number; isCapped: boolean }

/** The totals of other searches, in their order: what each choice that is given up would bring back. */
export const totalsOf = (
  payload: Payload,
  searches: readonly VehicleSearch[],
  viewer: SearchViewer,
): Promise<Found[]> =>
  Promise.all(
    searches.slice(0, MAX_WAYS_OUT).map(async (search) => {
      const { total, totalIsCapped } = await findVehicles(
        payload,
        { ...search, page: 1, limit: 1 },
        viewer,
        [],
      )
      return { total, isCapped: totalIsCapped }
    }),
  )
