import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { createRecord } from '@/server/records'
import { exists } from '@/server/rows/exists'
import { paymentReceivedMail } from '../mail/order-mails'
import { isStillDue } from '../rules/is-still-due'
import { amountText } from '../rules/money/amount-text'
import { nextSequence } from '../rules/money/next-sequence'
import { balanceOf, type PaymentRefusal, type Share, shareOut } from '../rules/money/payment-arithmetic'
import type { ReceiptShare } from '../rules/money/undo-receipt'
import { SENT_BY_CUSTOMERS } from '../rules/order-documents'
import { ORDER_STATUS_LABELS } from '../rules/order-statuses'
import { confirmSamePayment, refuseRepeatedTransaction } from './confirm-or-refuse-same-payment'
import { emitPayment } from './emit-payment'
import { type LockedOrder, lockOrder, ORDER_NOT_FOUND } from './lock-order'
import { notifyOrderCustomer } from './notify-order-customer-or-staff'
import { readEnteredReceipt } from './read-entered-receipt'
import { writeOrderHistory } from './write-order-history'
import { writePaymentStates } from './write-payment-states'
import { type HowPaid, howColumns, receiptText, writeReceipt } from './write-receipt'

/** Money as entered: the amount in major units of the order's currency. */
export type Receipt = HowPaid & {
  amount: number
  /** The payment of the schedule that it is for; the first open one by default. */
  paymentId: number | null
  /** It looks like one recorded before, and is another one. */
  isSameConfirmed?: boolean
}

/**
 * Records money received for an order, spread over its schedule. With an Idempotency-Key at most once.
 *
 * @returns the id of the payment that it went to first
 * @throws AppError 404 if there is no such order of the caller's showrooms, 409 for a payment already received,
 * more than is due, a transaction recorded before, or an order that is over, 422 for an impossible amount or proof
 */
export const recordPayment = (req: PayloadRequest, orderId: number, receipt: Receipt): Promise<number> =>
  createOnce(req, `orders/${orderId}/payments`, receipt, (inner, db) => record(inner, db, orderId, receipt))

async function record(req: PayloadRequest, db: Db, orderId: number, entered: Receipt): Promise<number> {
  const order = await lockOrder(db, orderId, await actorOf(req))
  const { currency, payments } = order
  if (!isStillDue(order.status))
    throw conflict(
      `This order is ${ORDER_STATUS_LABELS[order.status].toLowerCase()}: it takes no more payments.`,
    )
  await refuseRepeatedTransaction(db, orderId, entered.transactionId, ['PAYMENT', 'REFUND'])
  await requireProof(db, orderId, entered.proofId ?? null)
  const { today, ...receipt } = await readEnteredReceipt(db, order, entered)
  const { amount } = receipt
  if (entered.isSameConfirmed !== true) await confirmSamePayment(db, order, receipt)
  const shared = shareOut(order, { amount, paymentId: receipt.paymentId, today })
  if (!shared.ok) throw paymentProblem(shared.error)
  const shares: ReceiptShare[] = []
  for (const share of shared.value) shares.push(await writeShare(req, order, share, receipt))
  await writePaymentStates(req, db, orderId)
  const [first] = shares
  if (!first) throw notFound(ORDER_NOT_FOUND)
  const id = await writeReceipt(req, db, { orderId, kind: 'PAYMENT', amount, shares, how: receipt })
  await writeOrderHistory(db, {
    orderId,
    from: order.status,
    to: order.status,
    step: 'receivePayment',
    by: { kind: 'staff', id: Number(req.user?.id) },
    reason: receiptText(amountText(amount, currency), receipt),
  })
  await emitPayment(req, { paymentId: first.paymentId, orderId, amount, currency })
  const balance = amountText(balanceOf({ ...order, payments }) - amount, currency)
  const values = { amount: amountText(amount, currency), balance }
  await notifyOrderCustomer(req, orderId, paymentReceivedMail, { effect: `receipt:${id}`, values })
  return first.paymentId
}

async function requireProof(db: Db, orderId: number, id: number | null): Promise<void> {
  if (id === null) return
  const isProof = await exists(
    db,
    sql`FROM order_documents WHERE id = ${id} AND order_id = ${orderId} AND kind = ${SENT_BY_CUSTOMERS}`,
  )
  if (!isProof) throw validationFailed([issue('proofId', 'Choose a proof of payment of this order')])
}

/** What is wrong with the amount is the call's fault; everything else is how things stand. */
export function paymentProblem({ message, reason }: PaymentRefusal) {
  return reason === 'not_positive' ? validationFailed([issue('amount', message)]) : conflict(message)
}

async function writeShare(
  req: PayloadRequest,
  { currency, id: order, payments }: LockedOrder,
  share: Share,
  receipt: Receipt,
): Promise<ReceiptShare> {
  const { amount, received, status } = share
  const data = { received, status, ...howColumns(receipt, Number(req.user?.id)) }
  if (share.id === null) {
    const made = {
      ...data,
      order,
      currency,
      kind: 'BALANCE',
      sequence: nextSequence(payments),
      amount,
    } as const
    return { paymentId: await createRecord(req, 'payments', made), amount, isNew: true }
  }
  const { id } = share
  await req.payload.update({ collection: 'payments', id, data, req, overrideAccess: true, depth: 0 })
  return { paymentId: id, amount, isNew: false }
}
