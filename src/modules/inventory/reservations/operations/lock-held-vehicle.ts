import { sql } from '@payloadcms/db-postgres'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { ReservableVehicle } from '../rules/judge-reservation'
import { IN_FORCE } from '../rules/reservation-workflow'

/** A vehicle whose row is locked, with what the rules and the mails of a hold need to know of it. */
export type LockedVehicle = ReservableVehicle & {
  id: number
  name: string
  sku: string
  showroomId: number | null
  showroomEmail: string | null
}

/**
 * Locks a vehicle until the transaction ends, so that whoever asks for it or decides about it does so one after the
 * other. Null when there is none.
 */
export async function lockHeldVehicle(db: Db, id: number): Promise<LockedVehicle | null> {
  await db.execute(sql`SELECT id FROM vehicles WHERE id = ${id} FOR UPDATE`)
  // A statement of its own: what the one before waited for is seen by this one only.
  const { rows } = await db.execute(sql`
    SELECT v.id, v.status, v.name, v.sku, v.showroom_id, v.deleted_at IS NOT NULL AS in_trash, o.email, r.customer_id,
      r.expires_at
    FROM vehicles v
    LEFT JOIN showroom_offices o ON o.id = v.showroom_id
    LEFT JOIN reservations r ON r.vehicle_id = v.id AND r.status = ${IN_FORCE}
    WHERE v.id = ${id}`)
  const row = rows[0]
  if (!row) return null
  return {
    id,
    status: row.status as VehicleStatus,
    hold: row.customer_id
      ? { customerId: Number(row.customer_id), expiresAt: new Date(String(row.expires_at)) }
      : null,
    inTrash: row.in_trash === true,
    name: String(row.name ?? row.sku),
    sku: String(row.sku),
    showroomId: row.showroom_id === null ? null : Number(row.showroom_id),
    showroomEmail: textOrNull(row.email),
  }
}
