import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { selectValues } from '@/server/rows/select'

/** Wishes that are looked at, the last added first. */
const NEWEST = 50

/** The makes of the vehicles on a person's wishlist, last added first; one as often as it is there. */
export const listMakesOfWishlist = (payload: Payload, userId: number): Promise<number[]> =>
  selectValues(
    payload,
    vehicleSearch.makeId,
    sql`FROM (SELECT n.vehicle_id, n.created_at FROM wishlist_items n WHERE n.user_id = ${userId}
        ORDER BY n.created_at DESC, n.vehicle_id DESC LIMIT ${NEWEST}) w
      JOIN vehicle_search ON vehicle_search.vehicle_id = w.vehicle_id
      ORDER BY w.created_at DESC, w.vehicle_id DESC`,
  )
