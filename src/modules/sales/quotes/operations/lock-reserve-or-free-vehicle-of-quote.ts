import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type LockedVehicle,
  lockVehicleToReserve,
} from '@/modules/inventory/reservations/operations/lock-vehicle-to-reserve'
import { changeStatus } from '@/modules/inventory/vehicles/operations/change-status/change-status'
import { STATUS_WHEN_FREE } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { isOrdered } from '../queries/match-quote-states'
import { isVehicleFreeFor, type WantedVehicle } from '../rules/vehicle/vehicle-free-for-customer'

/** A locked vehicle, and whether an order claims it. */
export type VehicleOfQuote = LockedVehicle & WantedVehicle

/** Locks a vehicle until the end of the transaction; null if there is none. */
export async function lockVehicleOfQuote(db: Db, id: number | null): Promise<VehicleOfQuote | null> {
  const vehicle = id === null ? null : await lockVehicleToReserve(db, id)
  if (!vehicle) return null
  const ordered = await exists(
    db,
    sql`FROM (VALUES (${vehicle.id}::int)) v (id) WHERE ${isOrdered(sql`v.id`)}`,
  )
  return { ...vehicle, inTrash: vehicle.inTrash === true, isOrdered: ordered }
}

/** Whether a customer may buy it now. */
export const isVehicleFree = (vehicle: VehicleOfQuote | null, customerId: number): boolean =>
  vehicle !== null && isVehicleFreeFor(vehicle, customerId)

/** Takes the vehicle off the market for an accepted quote. */
export async function reserveVehicleOfQuote(req: PayloadRequest, { id }: VehicleOfQuote): Promise<void> {
  await changeStatus(req, [id], 'RESERVED', { by: 'quote' })
}

/** Puts the vehicle of a cancelled order back on the market, unless staff have other plans with it. */
export async function freeVehicleOfQuote(req: PayloadRequest, { id, status }: VehicleOfQuote): Promise<void> {
  const isTaken = status === 'RESERVED' || status === 'SOLD'
  if (isTaken) await changeStatus(req, [id], STATUS_WHEN_FREE, { by: 'quote' })
}
