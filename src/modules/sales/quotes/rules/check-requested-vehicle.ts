import { err, ok, type Result } from '@/kernel/result'
import { DUPLICATE_REQUEST, RESERVED_INFO } from './quote-messages'
import type { WantedVehicle } from './vehicle/vehicle-free-for-customer'

/** Why a quote cannot be requested; `message` is for the caller. */
export type RequestRefusal = {
  reason: 'not_listed' | 'sold' | 'in_auction' | 'reserved' | 'duplicate'
  message: string
}

/** Whether a vehicle is reserved: by its status, or because an order claims it. */
export const isReserved = ({ isOrdered, status }: Pick<WantedVehicle, 'isOrdered' | 'status'>): boolean =>
  status === 'RESERVED' || isOrdered

/**
 * Whether a customer may request a quote of this vehicle. One reserved for this very customer is theirs to buy.
 *
 * @param hasLive whether they have a quote for it that is not over
 */
export function checkRequestedVehicle(
  vehicle: WantedVehicle,
  customerId: number,
  hasLive: boolean,
): Result<null, RequestRefusal> {
  const { hold, inTrash, isOrdered, status } = vehicle
  if (inTrash || status === 'DRAFT' || status === 'ARCHIVED')
    return err({ reason: 'not_listed', message: 'Vehicle not found' })
  if (hasLive) return err({ reason: 'duplicate', message: DUPLICATE_REQUEST })
  if (status === 'SOLD') return err({ reason: 'sold', message: 'This vehicle is sold.' })
  if (status === 'IN_AUCTION')
    return err({ reason: 'in_auction', message: 'This vehicle is in an auction and cannot be quoted.' })
  const isOwnHold = hold?.customerId === customerId && !isOrdered
  if (isReserved(vehicle) && !isOwnHold) return err({ reason: 'reserved', message: RESERVED_INFO })
  return ok(null)
}
