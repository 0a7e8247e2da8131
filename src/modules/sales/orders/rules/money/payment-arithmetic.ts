import { err, ok, type Result } from '@/kernel/result'
import { amountText } from './amount-text'
import type { PaymentKind } from './payment-label'
import type { PaymentStatus } from './payment-statuses'

/** A payment of an order. Amounts are whole minor units of the order's currency, never negative. */
export type Payment = {
  id: number
  kind: PaymentKind
  /** Its place in the schedule. */
  sequence: number
  /** Due; of a refund, what goes back. */
  amount: number
  /** Received so far; of a refund, what has gone back. */
  received: number
  /** YYYY-MM-DD in the company's time zone; null if no day is agreed. */
  dueOn: string | null
  status: PaymentStatus
  /** Of a refund: it reduces the price of a completed order, and nothing of it is due again. */
  isGoodwill: boolean
}

/** Why money cannot be recorded; `message` is for the caller. */
export type PaymentRefusal = {
  reason: 'no_payment' | 'not_positive' | 'too_much' | 'nothing_due' | 'order_over'
  message: string
}

/** An order as these rules see it. */
export type PaidOrder = { total: number; currency: string; payments: readonly Payment[] }

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
const isRefund = ({ kind }: Pick<Payment, 'kind'>): boolean => kind === 'REFUND'

/** What is still to come of one payment. */
export const openOf = ({ amount, received }: Pick<Payment, 'amount' | 'received'>): number =>
  Math.max(0, amount - received)

/** What the customer has paid, less what went back. */
export const paidOf = (payments: readonly Pick<Payment, 'kind' | 'received'>[]): number =>
  sum(payments.map((one) => (isRefund(one) ? -one.received : one.received)))

/** By how much refunds have reduced the price. */
export const goodwillOf = (payments: readonly Pick<Payment, 'isGoodwill' | 'received'>[]): number =>
  sum(payments.filter(({ isGoodwill }) => isGoodwill).map(({ received }) => received))

/** What is still to be paid. */
export const balanceOf = ({ payments, total }: Pick<PaidOrder, 'payments' | 'total'>): number =>
  total - goodwillOf(payments) - paidOf(payments)

/** The payments of the schedule in their order, without refunds. */
export const scheduleOf = <P extends Pick<Payment, 'kind' | 'sequence'>>(payments: readonly P[]): P[] =>
  payments.filter((one) => !isRefund(one)).sort((a, b) => a.sequence - b.sequence)

/** Whether the first payment has been received in full; an order without payments has nothing to wait for. */
export const isFirstPaid = (payments: readonly Payment[]): boolean => {
  const [first] = scheduleOf(payments)
  return !first || openOf(first) === 0
}

/**
 * What of the first payment is missing before work on an order can start. Money that went back no longer counts, although
 * the schedule shows the payment as received.
 */
export function missingToStart(payments: readonly Payment[]): number {
  const [first] = scheduleOf(payments)
  return first ? Math.max(openOf(first), first.amount - paidOf(payments), 0) : 0
}

/**
 * What is missing before a vehicle can be delivered: the whole balance, less the instalments that were agreed for later.
 *
 * @param today YYYY-MM-DD in the company's time zone
 */
export function missingToDeliver(order: Pick<PaidOrder, 'payments' | 'total'>, today: string): number {
  const later = order.payments.filter(
    ({ dueOn, kind }) => kind === 'INSTALMENT' && dueOn !== null && dueOn > today,
  )
  return Math.max(0, balanceOf(order) - sum(later.map(openOf)))
}

/** A payment's state on a day of the company. What is due today is not late yet. */
export function statusOn(
  payment: Pick<Payment, 'amount' | 'received' | 'dueOn'>,
  today: string,
): PaymentStatus {
  if (openOf(payment) === 0) return 'RECEIVED'
  return payment.dueOn !== null && payment.dueOn < today ? 'OVERDUE' : 'PENDING'
}

/** One payment's share of the money received. `id` is null for a payment that the schedule does not have yet. */
export type Share = { id: number | null; amount: number; received: number; status: PaymentStatus }

type Receipt = {
  /** Minor units. */
  amount: number
  /** The payment that it is for; the first open one by default. More than its amount goes to those after it. */
  paymentId: number | null
  /** YYYY-MM-DD in the company's time zone. */
  today: string
}

/**
 * Spreads money received over an order's schedule: to the payment it is for, then to the open ones in their
 * order. Where refunds have left more to pay than the schedule requires, a payment of its own takes the rest.
 */
export function shareOut(
  order: PaidOrder,
  { amount, paymentId, today }: Receipt,
): Result<Share[], PaymentRefusal> {
  const refusal = checkAmount(order, amount)
  if (refusal) return err(refusal)
  const schedule = scheduleOf(order.payments)
  const named = schedule.find(({ id }) => id === paymentId)
  if (paymentId !== null && !named)
    return err({ reason: 'no_payment', message: 'This payment is not part of the order.' })
  if (named && openOf(named) === 0 && !isReopened(order, named))
    return err({ reason: 'nothing_due', message: 'This payment has been received already.' })
  const inTurn = named ? [named, ...schedule.filter((one) => one !== named)] : schedule
  const shares: Share[] = []
  let left = amount
  for (const payment of inTurn) {
    const part = Math.min(left, openOf(payment))
    if (part === 0) continue
    const received = payment.received + part
    shares.push({ id: payment.id, amount: part, received, status: statusOn({ ...payment, received }, today) })
    left -= part
  }
  if (left > 0) shares.push({ id: null, amount: left, received: left, status: 'RECEIVED' })
  return ok(shares)
}

/** Whether refunds have left more to pay than the schedule contains: a payment that was received may then be paid again. */
const isReopened = (order: PaidOrder, named: Payment): boolean =>
  named.received > 0 && balanceOf(order) > sum(scheduleOf(order.payments).map(openOf))

function checkAmount(order: PaidOrder, amount: number): PaymentRefusal | null {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return { reason: 'not_positive', message: 'Enter an amount greater than 0.' }
  const balance = balanceOf(order)
  if (balance <= 0) return { reason: 'nothing_due', message: 'This order is paid in full.' }
  if (amount > balance)
    return {
      reason: 'too_much',
      message: `Only ${amountText(balance, order.currency)} is still to be paid. Record no more than that.`,
    }
  return null
}

/** Validates a refund: at most what the customer has paid. */
export function checkRefund(order: PaidOrder, amount: number): Result<null, PaymentRefusal> {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return err({ reason: 'not_positive', message: 'Enter an amount greater than 0.' })
  const paid = paidOf(order.payments)
  if (amount <= paid) return ok(null)
  const message = `Only ${amountText(Math.max(0, paid), order.currency)} can be refunded.`
  return err({ reason: 'too_much', message })
}
