import type { PayloadRequest } from 'payload'
import { changeStatus } from '@/modules/inventory/vehicles/operations/change-status/change-status'
import type { VehicleStatus } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { ORDER_CLAIMS_FIELD } from '../rules/order-claims'
import type { OrderedVehicle } from './read-ordered-vehicle'

/** Gives an order's vehicle a status. Requests for a vehicle that is sold end, and their customers are notified. */
export async function setOrderedVehicleStatus(
  req: PayloadRequest,
  { id }: OrderedVehicle,
  status: VehicleStatus,
): Promise<void> {
  await changeStatus(req, [id], status, { by: 'order', ownClaims: ORDER_CLAIMS_FIELD })
}
