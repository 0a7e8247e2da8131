import type { Payload } from 'payload'
import type { VehicleSearch } from '../schemas/vehicle-search'
import { findVehicleIds } from './find-vehicle-ids'
import type { SearchViewer } from './read-search-viewer'

/** The most ways out of an empty result that are tried; each is a separate search. */
export const MAX_WAYS_OUT = 6

/** How many vehicles a search would find; `isCapped` if this is a lower bound. */
export type Found = { total: number; isCapped: boolean }

/** The totals of other searches, in order: what dropping each choice would find. */
export const countRelaxedSearches = (
  payload: Payload,
  searches: readonly VehicleSearch[],
  viewer: SearchViewer,
): Promise<Found[]> =>
  Promise.all(
    searches.slice(0, MAX_WAYS_OUT).map(async (search) => {
      const { total, totalIsCapped } = await findVehicleIds(
        payload,
        { ...search, page: 1, limit: 1 },
        viewer,
        [],
      )
      return { total, isCapped: totalIsCapped }
    }),
  )
