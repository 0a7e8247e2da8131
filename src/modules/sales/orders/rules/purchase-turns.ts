import { formatMoney } from '@/kernel/money'
import { isOverdue } from '@/modules/sales/quotes/rules/offer-validity'
import type { QuoteStatus } from '@/modules/sales/quotes/rules/quote-statuses'
import { quoteTurn } from '@/modules/sales/quotes/rules/quote-turn'
import { isStillDue } from './is-still-due'
import type { PaymentStatus } from './money/payment-statuses'
import type { OrderStatus } from './order-statuses'

/** Whose turn it is in a purchase, what is to be done, and by which day; `null` once it is over. */
export type Turn = { side: 'you' | 'us' | null; what: string; by: string | null; isLate: boolean }

const turn = (side: Turn['side'], what: string, by: string | null = null, isLate = false): Turn => ({
  side,
  what,
  by,
  isLate,
})

/** A quote as a purchase. The day is in the company's time zone. */
export type QuoteOfPurchase = {
  status: QuoteStatus
  isRoundAnswered: boolean
  isVehicleGone: boolean
  validUntil: string | null
}

const ENDED_QUOTE: Partial<Record<QuoteStatus, string>> = {
  ACCEPTED: 'You have accepted this quote.',
  CANCELLED: 'This quote was cancelled.',
  EXPIRED: 'This quote has expired. Ask for a new one if you still want the vehicle.',
}

const VEHICLE_GONE = 'The vehicle has been reserved or sold. We will write to you if it is for sale again.'

/**
 * Whose turn it is in a quote.
 *
 * @param today the day in the company's time zone: a quote whose day has passed can no longer be accepted
 */
export function turnOfQuote(quote: QuoteOfPurchase, today: string): Turn {
  const { isVehicleGone, status, validUntil } = quote
  if (isOverdue(quote, today)) return turn(null, ENDED_QUOTE.EXPIRED ?? '')
  if (isVehicleGone) return turn(null, VEHICLE_GONE)
  const next = quoteTurn(quote)
  if (next === 'staff')
    return turn(
      'us',
      status === 'NEGOTIATING' ? 'We are preparing a revised quote.' : 'We are preparing your quote.',
    )
  if (next === null) return turn(null, ENDED_QUOTE[status] ?? '')
  if (status === 'NOT_AVAILABLE')
    return turn('you', 'We have no such vehicle at the moment. Change your request.')
  return turn('you', 'Accept the quote, or ask for changes.', validUntil)
}

/** An order as a purchase; the amount in major units. */
export type OrderOfPurchase = {
  status: OrderStatus
  currency: string
  nextPayment: { amount: number; dueOn: string | null; status: PaymentStatus } | null
  isCancellationRequested: boolean
  /** Of a cancelled or returned order: what has to go back. */
  refundOwed: number
}

const OURS: Record<OrderStatus, string> = {
  PENDING_CONFIRMATION: 'We are confirming your order.',
  ORDER_CONFIRMED: 'We will start on your order.',
  IN_PROGRESS: 'We are working on your order.',
  VEHICLE_PREPARATION_INSPECTION: 'We are preparing and inspecting your vehicle.',
  VEHICLE_READY: 'Your vehicle is ready. We will arrange how you get it.',
  READY_FOR_PICKUP: 'Collect your vehicle.',
  DELIVERY_SCHEDULED: 'Your vehicle is on its way to you.',
  ORDER_DELIVERED: 'You have your vehicle. We will close the order.',
  ORDER_COMPLETED: 'Your order is completed.',
  VEHICEL_RETURNED: 'You have returned the vehicle. We will look at what comes next.',
  ORDER_RETURNED: 'You have returned the vehicle.',
  VEHICLE_SWITCHED: 'Your order has another vehicle. We will go on with it.',
  ORDER_CANCELLED: 'This order was cancelled.',
}

const CLOSED: readonly OrderStatus[] = ['ORDER_COMPLETED', 'ORDER_RETURNED', 'ORDER_CANCELLED']

/** Whose turn it is in an order: a payment that is due comes first. */
export function turnOfOrder(order: OrderOfPurchase): Turn {
  const { currency, isCancellationRequested, nextPayment, refundOwed, status } = order
  if (refundOwed > 0) {
    const ended = status === 'ORDER_CANCELLED' ? OURS.ORDER_CANCELLED : OURS.ORDER_RETURNED
    return turn('us', `${ended} We will refund ${formatMoney(refundOwed, currency)}.`)
  }
  const due = isStillDue(status) ? nextPayment : null
  if (CLOSED.includes(status) && !due) return turn(null, OURS[status])
  if (isCancellationRequested) return turn('us', 'We will look at your request to cancel.')
  // Nobody has to pay before it is confirmed.
  if (due && status !== 'PENDING_CONFIRMATION') {
    const isLate = due.status === 'OVERDUE'
    return turn('you', `Pay ${formatMoney(due.amount, currency)}.`, due.dueOn, isLate)
  }
  return turn(status === 'READY_FOR_PICKUP' ? 'you' : 'us', OURS[status])
}

const RANK = { you: 0, us: 1 }

/** Your turn first, by its day; then ours; then what is over. */
export const inTurnOrder = <P extends { turn: Turn }>(purchases: readonly P[]): P[] =>
  purchases.toSorted((a, b) => {
    const rank = (one: P) => (one.turn.side === null ? 2 : RANK[one.turn.side])
    return rank(a) - rank(b) || dayOf(a).localeCompare(dayOf(b))
  })

const dayOf = ({ turn: { by } }: { turn: Turn }): string => by ?? '9999-12-31'
