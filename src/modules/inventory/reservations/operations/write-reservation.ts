import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/transaction'
import type { ReservationChange } from '../rules/judge-reservation'

const moment = (date: Date | undefined) => date?.toISOString() ?? null

/**
 * Writes what a step makes of a reservation; the caller holds the vehicle's row.
 *
 * @param note why, for the customer
 * @param staffId who decided; null for a customer and for the clock
 */
export async function writeReservation(
  db: Db,
  id: number,
  change: ReservationChange,
  note: string | null,
  staffId: number | null,
): Promise<void> {
  await db.execute(sql`
    UPDATE reservations SET status = ${change.status},
      confirmed_at = coalesce(${moment(change.confirmedAt)}::timestamptz, confirmed_at),
      expires_at = coalesce(${moment(change.expiresAt)}::timestamptz, expires_at),
      ended_at = ${moment(change.endedAt)}::timestamptz,
      note = coalesce(${note}, note), decided_by = coalesce(${staffId}::int, decided_by)
    WHERE id = ${id}`)
}
