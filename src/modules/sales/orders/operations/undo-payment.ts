import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/kernel/errors'
import { reasonSentence } from '@/kernel/mail/reason-sentence'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { paymentUndoneMail, refundUndoneMail } from '../mail/undone-payment-mails'
import { listReceiptsIn, type ReceiptRow } from '../queries/list-order-receipts'
import { amountText } from '../rules/money/amount-text'
import { balanceOf, type Payment, paidOf, statusOn } from '../rules/money/payment-arithmetic'
import { RECEIPT_PARTS } from '../rules/money/receipt-parts'
import { isUndone, type UndoRefusal, undoReceipt } from '../rules/money/undo-receipt'
import { orderActorOf } from '../rules/order-actor-of'
import { closeQuoteOfOrder } from './close-quote-of-order'
import { emitPayment } from './emit-payment'
import { type LockedOrder, lockOrder, ORDER_NOT_FOUND } from './lock-order'
import { notifyOrderCustomer } from './notify-order-customer-or-staff'
import { writeOrderHistory } from './write-order-history'
import { writePaymentStates } from './write-payment-states'
import { howColumns, writeReceipt } from './write-receipt'

const NOTHING = { method: null, transactionId: null, receivedAt: null, note: null }

/**
 * Undoes a payment or a refund that was recorded by mistake: a line of its own, while the mistaken one stays. The
 * schedule, the balance and the order's customer follow. With an Idempotency-Key at most once.
 *
 * @returns the id of the new line
 * @throws AppError 404 if there is no such order or receipt, 403 if only role 1 may undo it, 409 if it has been
 * undone already or something later rests on it
 */
export const undoPayment = (
  req: PayloadRequest,
  orderId: number,
  receiptId: number,
  reason: string,
): Promise<number> =>
  createOnce(req, `orders/${orderId}/receipts/${receiptId}/undo`, { reason }, (inner, db) =>
    undo(inner, db, { orderId, receiptId, reason }),
  )

type Pending = { orderId: number; receiptId: number; reason: string }

async function undo(req: PayloadRequest, db: Db, { orderId, reason, receiptId }: Pending): Promise<number> {
  const actor = await actorOf(req)
  const order = await lockOrder(db, orderId, actor)
  if (actor.kind !== 'staff') throw notFound(ORDER_NOT_FOUND)
  const receipts = await listReceiptsIn(db, orderId)
  const receipt = receipts.find(({ id, kind }) => id === receiptId && kind !== 'UNDO')
  if (!receipt) throw notFound('Payment not found')
  const result = undoReceipt(order, receipt, receipts, orderActorOf(actor.roleId))
  if (!result.ok) throw refusalOf(result.error)
  const { amount, kind } = receipt
  const undoes = { id: receiptId, reason }
  const id = await writeReceipt(req, db, { orderId, kind: 'UNDO', amount, shares: [], how: NOTHING, undoes })
  const left = receipts.filter((one) => one !== receipt && one.kind !== 'UNDO' && !isUndone(one, receipts))
  await writeSchedule(req, db, { order, after: result.value, left })
  await writePaymentStates(req, db, orderId)
  await writeOrderHistory(db, {
    orderId,
    from: order.status,
    to: order.status,
    step: kind === 'REFUND' ? 'undoRefund' : 'undoPayment',
    by: { kind: 'staff', id: actor.id },
    reason: [amountText(amount, order.currency), reason].join(RECEIPT_PARTS),
  })
  // As if the order had been cancelled unpaid: its customer may request the vehicle again.
  if (order.status === 'ORDER_CANCELLED' && paidOf(result.value) === 0)
    await closeQuoteOfOrder(req, db, order.quoteId, { reason, by: { kind: 'staff', id: actor.id } })
  await notifyUndone(req, order, { receipt, id, reason, after: result.value })
  return id
}

/** Who may undo it is one thing; everything else is how things stand. */
const refusalOf = ({ message, reason }: UndoRefusal) =>
  reason === 'started' ? forbidden(message) : conflict(message)

type Schedule = { order: LockedOrder; after: readonly Payment[]; left: readonly ReceiptRow[] }

/** Writes what has changed of the schedule: each payment shows again how the last money left to it came. */
async function writeSchedule(req: PayloadRequest, db: Db, { after, left, order }: Schedule): Promise<void> {
  const today = await readCompanyDay(db, new Date())
  const options = { req, overrideAccess: true, depth: 0 } as const
  for (const { id, received } of order.payments) {
    const payment = after.find((one) => one.id === id)
    if (!payment) await req.payload.delete({ collection: 'payments', id, ...options })
    if (!payment || payment.received === received) continue
    const last = left.findLast(({ shares }) => shares.some(({ paymentId }) => paymentId === id))
    const data = {
      received: payment.received,
      status: statusOn(payment, today),
      ...howColumns(last ?? null, last?.recordedById ?? null),
    }
    await req.payload.update({ collection: 'payments', id, data, ...options })
  }
}

type Undone = { receipt: ReceiptRow; id: number; reason: string; after: readonly Payment[] }

/** The customer was notified that the money came or went: now they are notified that it did not. */
async function notifyUndone(
  req: PayloadRequest,
  { currency, id: orderId, total }: LockedOrder,
  { after, id, reason, receipt }: Undone,
): Promise<void> {
  const isRefund = receipt.kind === 'REFUND'
  const { amount } = receipt
  const [first] = receipt.shares
  const signed = isRefund ? amount : -amount
  if (first) await emitPayment(req, { paymentId: first.paymentId, orderId, amount: signed, currency })
  const balance = amountText(balanceOf({ total, payments: after }), currency)
  const values = { amount: amountText(amount, currency), balance, reason: reasonSentence(reason) }
  const mail = isRefund ? refundUndoneMail : paymentUndoneMail
  await notifyOrderCustomer(req, orderId, mail, { effect: `undo:${id}`, values })
}
