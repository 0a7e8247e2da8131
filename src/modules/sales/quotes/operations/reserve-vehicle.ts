import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type LockedVehicle,
  lockClaimedVehicle,
} from '@/modules/inventory/reservations/operations/lock-held-vehicle'
import { STATUS_WHEN_FREE, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { exists } from '@/server/rows/select'
import type { Db } from '@/server/transaction'
import { isOrdered } from '../queries/build-quote-sql'
import { isFreeFor, type WantedVehicle } from '../rules/vehicle/vehicle-free'

/** A locked vehicle, and whether an order claims it. */
export type VehicleOfQuote = LockedVehicle & WantedVehicle

/** Locks a vehicle until the end of the transaction; null if there is none. */
export async function lockVehicle(db: Db, id: number | null): Promise<VehicleOfQuote | null> {
  const vehicle = id === null ? null : await lockClaimedVehicle(db, id)
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

/** By the collection's own update, so that its hooks, the log and the search follow. */
async function setStatus(req: PayloadRequest, id: number, status: VehicleStatus): Promise<void> {
  const whose = { overrideAccess: true, context: { claimsSettled: true, orderStep: true } }
  await req.payload.update({ collection: 'vehicles', id, data: { status }, req, depth: 0, ...whose })
}

/** Takes the vehicle off the market for an accepted quote. */
export async function reserveVehicle(req: PayloadRequest, { id, status }: VehicleOfQuote): Promise<void> {
  if (status !== 'RESERVED') await setStatus(req, id, 'RESERVED')
}

/** Puts the vehicle of a cancelled order back on the market, unless staff have other plans with it. */
export async function freeVehicle(
  req: PayloadRequest,
  { id, inTrash, status }: VehicleOfQuote,
): Promise<void> {
  const isTaken = status === 'RESERVED' || status === 'SOLD'
  if (isTaken && !inTrash) await setStatus(req, id, STATUS_WHEN_FREE)
}
