import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { actorOf } from '@/server/actor-of'
import { createOnce } from '@/server/create-once'
import type { Db } from '@/server/db-of'
import { createRecord } from '@/server/records'
import { paymentRefundedMail } from '../mail/order-mails'
import { amountText } from '../rules/money/amount-text'
import { checkGoodwill } from '../rules/money/goodwill'
import { nextSequence } from '../rules/money/next-sequence'
import { checkRefund } from '../rules/money/payment-arithmetic'
import { refuseRepeatedTransaction } from './confirm-or-refuse-same-payment'
import { emitPayment } from './emit-payment'
import { lockOrder } from './lock-order'
import { notifyOrderCustomer } from './notify-order-customer-or-staff'
import { readEnteredReceipt } from './read-entered-receipt'
import { paymentProblem } from './record-payment'
import { writeOrderHistory } from './write-order-history'
import { writePaymentStates } from './write-payment-states'
import { type HowPaid, howColumns, receiptText, writeReceipt } from './write-receipt'

/** A refund as entered: the amount in major units of the order's currency. */
export type Refund = HowPaid & {
  amount: number
  /** Of a completed order: it reduces the price; otherwise what went back is due again. */
  isGoodwill?: boolean | null
}

/**
 * Records money that went back to the customer, as a payment of its own. With an Idempotency-Key at most once.
 *
 * @returns the id of the refund
 * @throws AppError 404 if there is no such order of the caller's showrooms, 409 for more than was paid or a
 * refund recorded before, 422 for an impossible amount or day, or a completed order without the kind of the refund
 */
export const refundPayment = (req: PayloadRequest, orderId: number, refund: Refund): Promise<number> =>
  createOnce(req, `orders/${orderId}/refunds`, refund, (inner, db) => record(inner, db, orderId, refund))

async function record(req: PayloadRequest, db: Db, orderId: number, entered: Refund): Promise<number> {
  const order = await lockOrder(db, orderId, await actorOf(req))
  const { currency, payments, status } = order
  const isGoodwill = entered.isGoodwill ?? null
  const issues = checkGoodwill(status, isGoodwill)
  if (issues.length > 0) throw validationFailed(issues)
  await refuseRepeatedTransaction(db, orderId, entered.transactionId, ['REFUND'])
  const refund = await readEnteredReceipt(db, order, entered)
  const { amount } = refund
  const result = checkRefund(order, amount)
  if (!result.ok) throw paymentProblem(result.error)
  const id = await createRecord(req, 'payments', {
    order: orderId,
    kind: 'REFUND',
    sequence: nextSequence(payments),
    amount,
    received: amount,
    isGoodwill: isGoodwill === true,
    currency,
    status: 'RECEIVED',
    ...howColumns(refund, Number(req.user?.id)),
  })
  const shares = [{ paymentId: id, amount, isNew: true }]
  await writeReceipt(req, db, { orderId, kind: 'REFUND', amount, shares, how: refund })
  await writePaymentStates(req, db, orderId)
  await writeOrderHistory(db, {
    orderId,
    from: status,
    to: status,
    step: isGoodwill ? 'refundGoodwill' : 'refund',
    by: { kind: 'staff', id: Number(req.user?.id) },
    reason: receiptText(amountText(amount, currency), refund),
  })
  await emitPayment(req, { paymentId: id, orderId, amount: -amount, currency })
  const news = { effect: `refund:${id}`, values: { amount: amountText(amount, currency) } }
  await notifyOrderCustomer(req, orderId, paymentRefundedMail, news)
  return id
}
