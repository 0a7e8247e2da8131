import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { toMoney } from '@/kernel/money'
import { actorOf } from '@/server/permissions'
import { createRecord } from '@/server/records'
import { sentOnce } from '@/server/sent-once'
import type { Db } from '@/server/transaction'
import { paymentReceivedMail } from '../mail/events'
import { companyDay } from '../queries/order-terms'
import { PAYMENT_METHOD_LABELS, type PaymentMethod, RECEIPT_PARTS } from '../rules/payment-statuses'
import {
  amountText,
  balanceOf,
  nextSequence,
  type PaymentRefusal,
  type Share,
  shareOut,
} from '../rules/payments'
import { type LockedOrder, lockOrder, ORDER_NOT_FOUND } from './lock-order'
import { tellPayment } from './tell-order'
import { tellOrderCustomer } from './tell-sides'
import { writeHistory } from './write-history'

/** Money as entered: the amount in major units of the order's currency. */
export type Receipt = {
  amount: number
  /** The payment of the schedule that it is for; the first open one by default. */
  paymentId: number | null
  method: PaymentMethod | null
  transactionId: string | null
  /** When it came; now by default. */
  receivedAt: string | null
  note: string | null
}

/**
 * Records money received for an order, spread over its schedule. With an Idempotency-Key at most once.
 *
 * @returns the id of the payment that it went to first
 * @throws AppError 404 if there is no such order of the caller's showrooms, 409 for a payment already received,
 * more than is due, a transaction recorded before, or an order that is over, 422 for an impossible amount
 */
export const recordPayment = (req: PayloadRequest, orderId: number, receipt: Receipt): Promise<number> =>
  sentOnce(req, `orders/${orderId}/payments`, receipt, (inner, db) => record(inner, db, orderId, receipt))

async function record(req: PayloadRequest, db: Db, orderId: number, receipt: Receipt): Promise<number> {
  const order = await lockOrder(db, orderId, await actorOf(req))
  const { currency, payments } = order
  if (order.status === 'ORDER_CANCELLED' || order.status === 'ORDER_RETURNED')
    throw conflict('This order is over: it takes no more payments.')
  refuseTwice(order, receipt.transactionId)
  const { amount } = minorUnits(receipt.amount, currency)
  const today = await companyDay(db, new Date())
  const shared = shareOut(order, { amount, paymentId: receipt.paymentId, today })
  if (!shared.ok) throw paymentProblem(shared.error)
  const ids: number[] = []
  for (const share of shared.value) ids.push(await writeShare(req, order, share, receipt))
  const [first] = ids
  if (first === undefined) throw notFound(ORDER_NOT_FOUND)
  await writeHistory(db, {
    orderId,
    from: order.status,
    to: order.status,
    step: 'receivePayment',
    by: { kind: 'staff', id: Number(req.user?.id) },
    reason: receiptText(amountText(amount, currency), receipt),
  })
  await tellPayment(req, { paymentId: first, orderId, amount, currency })
  const balance = amountText(balanceOf({ ...order, payments }) - amount, currency)
  const values = { amount: amountText(amount, currency), balance }
  await tellOrderCustomer(req, orderId, paymentReceivedMail, {
    effect: `payment:${first}:${Date.now()}`,
    values,
  })
  return first
}

/** Two clerks with the same statement of account must not both record its line. */
function refuseTwice({ payments }: LockedOrder, transactionId: string | null): void {
  if (transactionId !== null && payments.some((one) => one.transactionId === transactionId))
    throw conflict('This transaction has been recorded for the order already.', [
      issue('transactionId', 'Recorded already'),
    ])
}

/** An amount as entered; a currency without decimals takes none. */
export function minorUnits(amount: number, currency: string) {
  const money = toMoney(amount, currency)
  const exact = toMoney(amount * 1000, currency).amount / 1000
  if (Math.abs(exact - money.amount) > 1e-6)
    throw validationFailed([issue('amount', `${currency} has no amounts as small as that`)])
  return money
}

/** What is wrong with the amount is the call's fault; everything else is how things stand. */
export function paymentProblem({ message, reason }: PaymentRefusal) {
  return reason === 'not_positive' ? validationFailed([issue('amount', message)]) : conflict(message)
}

/** A receipt in the history: '$300 · Bank transfer · TX-1 · Paid by her brother'. */
export const receiptText = (
  amount: string,
  { method, note, transactionId }: Pick<Receipt, 'method' | 'note' | 'transactionId'>,
): string =>
  [amount, method && PAYMENT_METHOD_LABELS[method], transactionId, note]
    .filter(Boolean)
    .join(RECEIPT_PARTS)
    .slice(0, 500)

async function writeShare(
  req: PayloadRequest,
  { currency, id: order, payments }: LockedOrder,
  share: Share,
  { method, note, receivedAt, transactionId }: Receipt,
): Promise<number> {
  const data = {
    received: share.received,
    status: share.status,
    method,
    transactionId,
    note,
    receivedAt: receivedAt ?? new Date().toISOString(),
    recordedBy: Number(req.user?.id),
  }
  if (share.id === null)
    return createRecord(req, 'payments', {
      ...data,
      order,
      currency,
      kind: 'BALANCE',
      sequence: nextSequence(payments),
      amount: share.amount,
    })
  const { id } = share
  await req.payload.update({ collection: 'payments', id, data, req, overrideAccess: true, depth: 0 })
  return id
}
