import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { endReservationsOfBuyer } from '@/modules/inventory/reservations/operations/end-reservations-of-buyer'
import { emit } from '@/server/events'
import type { QuoteEffect } from '../rules/quote-workflow'
import { getOrderOfQuote, proformaOfQuote } from './declare-orders-and-proformas-of-quotes'
import type { QuoteAtStep, TakenStep } from './declare-quote-at-step'
import { notifyQuoteStep } from './notify-or-remind-of-quote'
import {
  freeVehicleOfQuote,
  reserveVehicleOfQuote,
  type VehicleOfQuote,
} from './reserve-or-free-vehicle-of-quote'
import './declare-quote-events'

/** What follows from a step in the same transaction: vehicle, order and invoice, the event, and the mails. */
export async function followQuoteStep(req: PayloadRequest, at: QuoteAtStep, taken: TakenStep): Promise<void> {
  const has = (effect: QuoteEffect) => taken.change.effects.includes(effect)
  let { orderId } = at.quote
  if (has('cancelOrder') && orderId !== null)
    await getOrderOfQuote.get().cancel(req, orderId, taken.change.reason ?? '')
  if (has('freeVehicle') && at.vehicle) await freeVehicleOfQuote(req, at.vehicle)
  const sold = has('createOrder') ? vehicleOf(at) : null
  if (sold) orderId = await sell(req, at, sold)
  if (has('issueRevision') || has('issueInvoice'))
    await proformaOfQuote.get().issue(req, at.quote.id, orderId)
  await notifyQuoteStep(req, at, taken, orderId)
  const { customerId, id: quoteId } = at.quote
  if (sold && orderId !== null)
    await emit('quoteAccepted', { quoteId, orderId, customerId, vehicleId: sold.id }, req)
}

/** An accepted quote has a vehicle, or it would not have been accepted. */
function vehicleOf({ vehicle }: QuoteAtStep): VehicleOfQuote {
  if (!vehicle) throw conflict('No vehicle has been assigned to this request yet.')
  return vehicle
}

/** Reserves the vehicle for the customer and creates the order. */
async function sell(
  req: PayloadRequest,
  { db, quote }: QuoteAtStep,
  vehicle: VehicleOfQuote,
): Promise<number> {
  const { customerId, id: quoteId } = quote
  await endReservationsOfBuyer(req, db, vehicle, customerId)
  await reserveVehicleOfQuote(req, vehicle)
  return getOrderOfQuote.get().create(req, quoteId)
}
