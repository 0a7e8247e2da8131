import { STATUS_WHEN_FREE, type VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import type { OrderEffect } from './order-workflow'

/** The order's vehicle: as it is now, and whether anybody else has a claim that holds it off sale. */
export type OrderedVehicle = { status: VehicleStatus; isClaimed: boolean }

/** The statuses that an order gives its vehicle; staff have chosen any other. */
const OURS: readonly VehicleStatus[] = ['RESERVED', 'SOLD']

/**
 * The status an order's vehicle gets by a step; null if its own stays. Staff may have changed it in the
 * meantime (to an auction, to the archive): then it is left alone, except that a sale always sells.
 */
export function vehicleStatusAfterStep(effect: OrderEffect, vehicle: OrderedVehicle): VehicleStatus | null {
  const to = statusAfter(effect, vehicle)
  return to === vehicle.status ? null : to
}

function statusAfter(effect: OrderEffect, { isClaimed, status }: OrderedVehicle): VehicleStatus | null {
  if (effect === 'sellVehicle') return 'SOLD'
  if (!OURS.includes(status)) return null
  if (effect === 'takeVehicleBack') return 'DRAFT'
  return isClaimed ? 'RESERVED' : STATUS_WHEN_FREE
}

/** The status of the vehicle that a switch gives the order. */
export const SWITCHED_TO: VehicleStatus = 'SOLD'
