import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const v = alias(vehicles, 'v')

const VEHICLE = {
  id: v.id,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  status: v.status,
  showroomId: v.showroomId,
  inTrash: flag(sql`v.deleted_at IS NOT NULL`),
}

/** A vehicle of an order; its row is locked. */
export type OrderedVehicle = RowOf<typeof VEHICLE>

/** Reads a vehicle whose row the caller has locked; null if there is none. */
export async function readOrderedVehicle(db: Db, id: number): Promise<OrderedVehicle | null> {
  const [row] = await select(db, VEHICLE, sql`FROM vehicles v WHERE v.id = ${id}`)
  return row ?? null
}

/** Whether a reservation or another order holds a vehicle off sale. */
export async function isClaimedByOthers(db: Db, vehicleId: number, orderId: number | null): Promise<boolean> {
  const [row] = await select(
    db,
    {
      isClaimed:
        flag(sql`EXISTS (SELECT FROM reservations r WHERE r.vehicle_id = ${vehicleId} AND r.status = 'CONFIRMED')
        OR EXISTS (SELECT FROM orders o WHERE o.vehicle_id = ${vehicleId} AND o.id IS DISTINCT FROM ${orderId}::int
          AND o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED'))`),
    },
    sql``,
  )
  return row?.isClaimed === true
}
