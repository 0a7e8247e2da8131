import { sql } from '@payloadcms/db-postgres'
import { VEHICLE_NAME } from '@/modules/inventory/vehicles/queries/vehicle-name'
import { iso, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** The reviews that a person wrote, the newest first. */
export async function reviewsOf(db: Db, id: number) {
  const { rows } = await db.execute(sql`
    SELECT r.vehicle_id, ${VEHICLE_NAME} AS vehicle, r.rating, r.title, r.comment, r.is_approved, r.staff_reply, r.created_at
    FROM vehicle_reviews r LEFT JOIN vehicles v ON v.id = r.vehicle_id
    WHERE r.user_id = ${id} ORDER BY r.id DESC`)
  return rows.map((row) => ({
    vehicleId: Number(row.vehicle_id),
    vehicle: String(row.vehicle),
    rating: Number(row.rating),
    title: String(row.title),
    comment: String(row.comment),
    isPublic: row.is_approved === true,
    answer: textOrNull(row.staff_reply),
    writtenAt: iso(row.created_at),
  }))
}
