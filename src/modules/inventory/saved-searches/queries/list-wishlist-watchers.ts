import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids, iso, numberOrNull } from '@/server/sql'

/** A person with a vehicle on their wishlist. */
export type Watcher = {
  userId: number
  vehicleId: number
  /** When it was put there, and its price then in whole units; null when that was on request. */
  since: Date
  priceThen: number | null
  currency: string
}

/** Who has vehicles on their wishlist and may be notified about them. */
export async function listWishlistWatchersOf(db: Db, vehicles: readonly number[]): Promise<Watcher[]> {
  const { rows } = await db.execute(sql`
    SELECT w.user_id, w.vehicle_id, w.created_at, w.price_when_added, w.currency
    FROM wishlist_items w JOIN users u ON u.id = w.user_id
    WHERE w.vehicle_id = ANY(${ids(vehicles)}) AND u.status = 'ACTIVE' AND u.deleted_at IS NULL
      AND (u.subscriptions ->> 'wishlist') IS DISTINCT FROM 'false'
    ORDER BY w.user_id, w.vehicle_id`)
  return rows.map((row) => ({
    userId: Number(row.user_id),
    vehicleId: Number(row.vehicle_id),
    since: new Date(iso(row.created_at)),
    priceThen: numberOrNull(row.price_when_added),
    currency: String(row.currency),
  }))
}
