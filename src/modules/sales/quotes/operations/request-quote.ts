import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { reachesShowroom } from '@/kernel/showroom-scope'
import { getPortIdOf, isDestination } from '@/modules/inventory/destination-choice/queries/get-port-of-buyer'
import { runInTurnOnVehicle } from '@/modules/inventory/vehicles/operations/run-in-turn-on-vehicles'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { getStartingTotal, type StartingTotal } from '../queries/get-starting-total'
import { quoteExists } from '../queries/list-quotes'
import { checkRequestedVehicle } from '../rules/check-requested-vehicle'
import type { AddressType } from '../rules/quote-choices'
import * as words from '../words'
import { createQuote } from './create-quote'
import { getCustomerRequestAddressOrThrow, getRequestAddressOrThrow } from './get-request-address-or-throw'
import { lockVehicleOfQuote } from './lock-vehicle-of-quote'
import { quoteBy } from './read-quote-actor'

/** What is requested: a vehicle in stock, the port to which, and who receives it. */
export type QuoteWish = { vehicleId: number; shipmentAddressType: AddressType; portId?: number | null }

/**
 * Requests a quote for a vehicle: for the signed-in customer or, by staff, for a customer. Requests for one
 * vehicle are taken one at a time; the database restricts a customer to one live quote for it.
 *
 * @param customerId for whom
 * @returns the quote's id; with an Idempotency-Key that was used before, that of the first request
 * @throws AppError 403 for staff accounts and incomplete profiles, 404 for a vehicle that is not public or not
 * of the showrooms of the staff, 409 if there is a live quote already or the vehicle is reserved or sold, 422
 * without an address, for somebody who is not a customer, or a port that is none of destination
 */
export async function requestQuote(
  req: PayloadRequest,
  wish: QuoteWish,
  customerId: number,
): Promise<number> {
  // Prices are read over connections of their own, so before the transaction.
  const { payload } = req
  const portId = wish.portId ?? (await getPortIdOf(payload.db.drizzle, customerId))
  const starting = { portId, text: await getStartingTotal(payload, wish.vehicleId, portId) }
  return runInTurnOnVehicle(req, wish.vehicleId, (inner) =>
    createOnce(inner, 'quotes', { ...wish, customerId }, (again, db) =>
      request(again, db, wish, { customerId, starting }),
    ),
  )
}

async function request(
  req: PayloadRequest,
  db: Db,
  { portId, shipmentAddressType, vehicleId }: QuoteWish,
  { customerId, starting }: { customerId: number; starting: StartingTotal },
): Promise<number> {
  const by = await quoteBy(req)
  const isForOther = by.actor === 'staff' && by.userId !== customerId
  const address = await (isForOther ? getCustomerRequestAddressOrThrow : getRequestAddressOrThrow)(
    db,
    customerId,
    shipmentAddressType,
  )
  if (portId != null && !(await isDestination(db, portId)))
    throw validationFailed([{ path: 'portId', message: words.portOfDestinationNeeded }])
  const vehicle = await lockVehicleOfQuote(db, vehicleId)
  const reaches = by.actor !== 'staff' || reachesShowroom(by.showrooms, vehicle?.showroomId)
  if (!vehicle || !reaches) throw notFound('Vehicle not found')
  const answer = checkRequestedVehicle(vehicle, customerId, await quoteExists(db, customerId, vehicleId))
  if (!answer.ok) {
    const { message, reason } = answer.error
    throw reason === 'not_listed' ? notFound(message) : conflict(message)
  }
  const given = { customer: customerId, vehicle: vehicleId, showroom: vehicle.showroomId, ...address }
  const to = portId == null ? {} : { port: portId }
  return createQuote(req, db, { ...given, ...to }, by, starting)
}
