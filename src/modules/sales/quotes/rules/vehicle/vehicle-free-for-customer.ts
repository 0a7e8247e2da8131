import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'

/** A vehicle as acceptance sees it. */
export type WantedVehicle = {
  status: VehicleStatus
  inTrash: boolean
  /** The confirmed reservation on it, no matter whose. */
  hold: { customerId: number } | null
  /** Whether an order claims it. */
  isOrdered: boolean
}

/** Whether a customer may buy the vehicle now: it is on offer, or reserved for this very customer. */
export function isVehicleFreeFor(
  { hold, inTrash, isOrdered, status }: WantedVehicle,
  customerId: number,
): boolean {
  if (inTrash || isOrdered) return false
  if (hold) return hold.customerId === customerId && status === 'RESERVED'
  return status === 'PUBLISHED'
}
