import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type LockedVehicle,
  lockHeldVehicle,
} from '@/modules/inventory/reservations/operations/lock-held-vehicle'
import { exists } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { isOrdered } from '../queries/quote-sql'
import { isFreeFor, type WantedVehicle } from '../rules/vehicle-free'

/** A locked vehicle, and whether an order claims it. */
export type VehicleOfQuote = LockedVehicle & WantedVehicle

/** Locks a vehicle until the end of the transaction; null if there is none. */
export async function lockVehicle(db: Db, id: number | null): Promise<VehicleOfQuote | null> {
  const vehicle = id === null ? null : await lockHeldVehicle(db, id)
  if (!vehicle) return null
  const ordered = await exists(
    db,
    sql`FROM (VALUES (${vehicle.id}::int)) v (id) WHERE ${isOrdered(sql`v.id`)}`,
  )
  return { ...vehicle, inTrash: vehicle.inTrash === true, isOrdered: ordered }
}

/** Whether a customer may buy it now. */
export const isVehicleFree = (vehicle: VehicleOfQuote | null, customerId: number): boolean =>
  vehicle !== null && isFreeFor(vehicle, customerId)

/**
 * Takes the vehicle off the market for an accepted quote, by the collection's own update, so that its hooks, the
 * log and the search follow.
 */
export async function reserveVehicle(req: PayloadRequest, { id, status }: VehicleOfQuote): Promise<void> {
  if (status === 'RESERVED') return
  const whose = { overrideAccess: true, context: { claimsSettled: true } }
  await req.payload.update({
    collection: 'vehicles',
    id,
    data: { status: 'RESERVED' },
    req,
    depth: 0,
    ...whose,
  })
}
