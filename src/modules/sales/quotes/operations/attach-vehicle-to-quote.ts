import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { reachesShowroom } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { runInTurnOnVehicle } from '@/modules/inventory/vehicles/operations/run-in-turn-on-vehicles'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { isLive } from '../queries/match-quote-states'
import { isInDate } from '../rules/offer-validity'
import { quoteTurn } from '../rules/quote-turn'
import { outdatedQuoteError } from './build-outdated-quote-error'
import { proformaOfQuote } from './declare-orders-and-proformas-of-quotes'
import { type LockedQuote, lockQuote, quoteNotFound } from './lock-quote'
import { lockVehicleOfQuote } from './lock-vehicle-of-quote'
import { notifyVehicleSourced } from './notify-or-remind-of-quote'
import { canSeeQuote, quoteBy } from './read-quote-actor'
import { isVehicleFree } from './reserve-or-free-vehicle-of-quote'
import { writeQuote } from './write-quote'
import { writeQuoteHistory } from './write-quote-history'

const CLOSED = 'A vehicle can only be attached while the quote is open.'
const NOT_FREE = 'This vehicle is not on offer, or it is reserved for somebody else.'
const OTHER_QUOTE = 'This customer has another quote for this vehicle.'

/**
 * Attaches a vehicle in stock to a request on demand, in place of any earlier one. If the customer has an offer
 * already, it now stands for this vehicle: the proforma invoice is issued anew, and the customer is notified.
 *
 * @throws AppError 404 if there is no such quote or vehicle for staff of this showroom, 409 if the quote is
 * over or was made for a vehicle in stock, or the vehicle is not free
 */
export async function attachVehicleToQuote(
  req: PayloadRequest,
  id: number,
  vehicleId: number,
  seen?: string,
): Promise<void> {
  const by = await quoteBy(req)
  await runInTurnOnVehicle(req, vehicleId, async (inner, db) => {
    const vehicle = await lockVehicleOfQuote(db, vehicleId)
    const quote = await lockQuote(db, id)
    if (!canSeeQuote(by, quote)) throw quoteNotFound()
    if (seen !== undefined && Date.parse(seen) !== Date.parse(quote.updatedAt)) throw outdatedQuoteError()
    if (!quote.isOnDemand) throw conflict('This quote is for a vehicle in stock already.')
    if (quote.status === 'ACCEPTED' || quote.status === 'CANCELLED') throw conflict(CLOSED)
    const reaches = by.actor !== 'staff' || reachesShowroom(by.showrooms, vehicle?.showroomId)
    if (!vehicle || vehicle.inTrash || !reaches) throw notFound('Vehicle not found')
    if (!isVehicleFree(vehicle, quote.customerId)) throw conflict(NOT_FREE)
    const others = sql`FROM quotes q WHERE q.vehicle_id = ${vehicleId} AND q.customer_id = ${quote.customerId}
      AND q.id <> ${id} AND ${isLive()}`
    if (await exists(db, others)) throw conflict(OTHER_QUOTE)
    await writeQuote(inner, id, {
      vehicle: vehicleId,
      showroom: quote.showroomId ?? vehicle.showroomId,
      vehicleGoneAt: null,
      // With the vehicle that was gone it was nobody's turn.
      ...(quote.isVehicleGone && { waitingSince: new Date().toISOString() }),
    })
    const { status } = quote
    const entry = { quoteId: id, from: status, to: status, step: 'attachVehicle', by, reason: vehicle.sku }
    const entryId = await writeQuoteHistory(db, entry)
    if (!(await isOnOffer(db, quote))) return
    await proformaOfQuote.get().issue(inner, id, null)
    await notifyVehicleSourced(inner, db, id, entryId)
  })
}

/** Whether the customer can decide about an offer now. */
async function isOnOffer(db: Db, quote: LockedQuote): Promise<boolean> {
  if (quote.status === 'NOT_AVAILABLE' || quoteTurn({ ...quote, isVehicleGone: false }) !== 'customer')
    return false
  const { timezone } = await readTradeSettings(db)
  return isInDate(quote.validUntil, dayIn(new Date(), timezone))
}
