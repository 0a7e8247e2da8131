import { sql } from '@payloadcms/db-postgres'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/vehicle-name'
import { iso, numberOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** What a person has on the wishlist, the newest first. */
export async function wishesOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT w.vehicle_id, ${VEHICLE_NAME} AS vehicle, w.price_when_added, w.currency, w.created_at
    FROM wishlist_items w LEFT JOIN vehicles v ON v.id = w.vehicle_id
    WHERE w.user_id = ${id} ORDER BY w.created_at DESC, w.vehicle_id DESC`)
  return rows.map((row) => ({
    vehicleId: Number(row.vehicle_id),
    vehicle: String(row.vehicle),
    priceWhenAdded: numberOrNull(row.price_when_added),
    currency: String(row.currency),
    addedAt: iso(row.created_at),
  }))
}
