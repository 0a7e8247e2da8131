import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/select-vehicle-name'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { wishlistItems } from './tables'

const w = alias(wishlistItems, 'w')

const WISH = {
  vehicleId: w.vehicleId,
  vehicle: text(VEHICLE_NAME),
  priceWhenAdded: w.priceWhenAdded,
  currency: w.currency,
  addedAt: w.createdAt,
}

/** A person's wishlist, newest first. */
export const listWishesOfPerson = (db: Db, id: number) =>
  select(
    db,
    WISH,
    sql`FROM wishlist_items w LEFT JOIN vehicles v ON v.id = w.vehicle_id
      WHERE w.user_id = ${id} ORDER BY w.created_at DESC, w.vehicle_id DESC`,
  )
