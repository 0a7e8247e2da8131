import { sql } from '@payloadcms/db-postgres'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/vehicle-name'
import { iso, isoOrNull, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** The reservations of a person, the newest first. */
export async function reservationsOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT r.vehicle_id, ${VEHICLE_NAME} AS vehicle, r.status, r.requested_at, r.confirmed_at, r.expires_at, r.ended_at, r.note
    FROM reservations r LEFT JOIN vehicles v ON v.id = r.vehicle_id
    WHERE r.customer_id = ${id} ORDER BY r.id DESC`)
  return rows.map((row) => ({
    vehicleId: Number(row.vehicle_id),
    vehicle: String(row.vehicle),
    status: String(row.status),
    requestedAt: iso(row.requested_at),
    confirmedAt: isoOrNull(row.confirmed_at),
    expiresAt: isoOrNull(row.expires_at),
    endedAt: isoOrNull(row.ended_at),
    note: textOrNull(row.note),
  }))
}
