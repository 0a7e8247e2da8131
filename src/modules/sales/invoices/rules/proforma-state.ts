import type { Day } from '@/kernel/days'
import type { OrderEnd } from '@/modules/sales/quotes/rules/order/order-end'

/** Why an invoice that was issued is not to be paid. */
export type NotPayable = 'withdrawn' | 'orderCancelled' | 'orderReturned' | 'paid' | 'vehicleGone' | 'expired'

/**
 * Whether an invoice is to be paid: it is, not yet, a newer one has replaced it, its terms are about to change, or there is
 * nothing to pay any more.
 */
export type ProformaState =
  | { state: 'payable' | 'toConfirm' | 'replaced' | 'renegotiated'; why: null }
  | { state: 'ended'; why: NotPayable }

/** What has become of an invoice, its quote and its order. */
export type ProformaFacts = {
  isReplaced: boolean
  /** Its quote was cancelled or deleted. */
  isWithdrawn: boolean
  /** It requests payment for an order. */
  isOrdered: boolean
  /** How its order has come to nothing; null while it goes on, and without one. */
  orderEnd: OrderEnd | null
  /** We have not confirmed the order yet. */
  isOrderToConfirm: boolean
  /** The order is completed and paid. */
  isOrderCompleted: boolean
  isVehicleGone: boolean
  /** Its customer has made a counter-offer that waits for an answer. */
  isRenegotiated: boolean
  isQuoteExpired: boolean
  validUntil: Day
}

/**
 * The state of an issued invoice. One that a newer revision replaced stays replaced, whatever becomes of the sale: nobody
 * paid the sum it requests. An offer expires; once there is an order nothing does.
 *
 * @param today the day in the company's time zone
 */
export function proformaState(facts: ProformaFacts, today: Day): ProformaState {
  if (facts.isReplaced) return { state: 'replaced', why: null }
  const whole = endOfSale(facts)
  if (whole) return { state: 'ended', why: whole }
  if (!facts.isOrdered && facts.isRenegotiated) return { state: 'renegotiated', why: null }
  if (facts.isOrderToConfirm) return { state: 'toConfirm', why: null }
  const isOver = !facts.isOrdered && (facts.isQuoteExpired || facts.validUntil < today)
  return isOver ? { state: 'ended', why: 'expired' } : { state: 'payable', why: null }
}

function endOfSale(facts: ProformaFacts): NotPayable | null {
  if (facts.orderEnd === 'CANCELLED') return 'orderCancelled'
  if (facts.orderEnd === 'RETURNED') return 'orderReturned'
  if (facts.isOrderCompleted) return 'paid'
  if (facts.isWithdrawn) return 'withdrawn'
  return facts.isVehicleGone ? 'vehicleGone' : null
}
