import type { PayloadRequest } from 'payload'
import type { ReservationChange } from '../rules/reservation-transition'

const moment = (date: Date | undefined) => date?.toISOString()

/**
 * Writes a step's changes to a reservation; the caller has locked the vehicle's row.
 *
 * @param note why, for the customer
 * @param staffId who decided; null for a customer and for the clock
 */
export async function writeReservation(
  req: PayloadRequest,
  id: number,
  change: ReservationChange,
  note: string | null,
  staffId: number | null,
): Promise<void> {
  const data = {
    status: change.status,
    confirmedAt: moment(change.confirmedAt),
    expiresAt: moment(change.expiresAt),
    endedAt: moment(change.endedAt),
    note: note ?? undefined,
    decidedBy: staffId ?? undefined,
  }
  await req.payload.update({ collection: 'reservations', id, data, req, overrideAccess: true, depth: 0 })
}
