import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import {
  type OpenReservation,
  reservationEffects,
} from '@/modules/inventory/reservations/rules/reservation-effects'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { dbOf } from '@/server/transaction'

const refuse = (): never => {
  const message =
    'This affects open reservations of the vehicle. Change it in its own form, which says what becomes of them.'
  throw new APIError(message, 409, { code: 'affects_reservations' }, true)
}

const idOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? value.id : value

/** What waits for the vehicle or is in force on it; whose it is does not matter here. */
async function openOn(req: PayloadRequest, vehicleId: number): Promise<OpenReservation[]> {
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`SELECT id, status, customer_id FROM reservations
    WHERE vehicle_id = ${vehicleId} AND status IN ('REQUESTED', 'CONFIRMED')`)
  return rows.map((row) => ({
    id: Number(row.id),
    status: row.status as OpenReservation['status'],
    customer: null,
    customerId: Number(row.customer_id),
    expiresAt: null,
  }))
}

/**
 * Whoever gives a vehicle another status, moves it or puts it into the trash knows what becomes of its reservations:
 * the product's own operations settle them first and say so here; every other way is refused while there are any.
 */
export const guardReservations: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || context.reservationsSettled === true) return data
  const from = originalDoc.status as VehicleStatus
  const change = {
    from,
    to: (data.status as VehicleStatus | undefined) ?? from,
    isTrashed: Boolean(data.deletedAt) && !originalDoc.deletedAt,
    isMoved: data.showroom !== undefined && idOf(data.showroom) !== idOf(originalDoc.showroom),
  }
  if (change.to === from && !change.isTrashed && !change.isMoved) return data
  const open = await openOn(req, Number(originalDoc.id))
  if (reservationEffects(open, change).length > 0) refuse()
  return data
}

/** A vehicle is not deleted for good while somebody waits for it: the reservation would be gone without a word. */
export const refuseWhileReserved: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const open = await openOn(req, Number(id))
  if (open.length > 0) refuse()
}
