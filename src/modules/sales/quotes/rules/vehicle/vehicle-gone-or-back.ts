import type { QuoteStatus } from '../quote-statuses'
import { OPEN_QUOTE_STATUSES } from '../quote-workflow'
import { isVehicleFreeFor, type WantedVehicle } from './vehicle-free-for-customer'

/** What the state of its vehicle changes for a quote. */
export type VehicleNews = 'gone' | 'back'

/** An open quote as it was when its vehicle changed. */
export type QuoteOfVehicle = { status: QuoteStatus; customerId: number; isVehicleGone: boolean }

/**
 * Whether a change of its vehicle ends the turn of a quote, or opens it again: the vehicle counts as gone as long as
 * an acceptance would be refused because of it. Quotes that have ended, or have become an order, stay as they are.
 */
export function vehicleGoneOrBack(quote: QuoteOfVehicle, vehicle: WantedVehicle): VehicleNews | null {
  if (!OPEN_QUOTE_STATUSES.some((status) => status === quote.status)) return null
  const isGone = !isVehicleFreeFor(vehicle, quote.customerId)
  if (isGone === quote.isVehicleGone) return null
  return isGone ? 'gone' : 'back'
}
