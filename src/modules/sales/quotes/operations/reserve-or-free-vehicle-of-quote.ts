import type { PayloadRequest } from 'payload'
import type { LockedVehicle } from '@/modules/inventory/reservations/operations/lock-vehicle-to-reserve'
import { changeStatus } from '@/modules/inventory/vehicles/operations/change-status/change-status'
import { STATUS_WHEN_FREE } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { isVehicleFreeFor, type WantedVehicle } from '../rules/vehicle/vehicle-free-for-customer'

/** A locked vehicle, and whether an order claims it. */
export type VehicleOfQuote = LockedVehicle & WantedVehicle

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
