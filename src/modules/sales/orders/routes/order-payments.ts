import type { z } from 'zod'
import { idParams, recordOf } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { formatMoney } from '@/kernel/money'
import { blankToNull } from '@/kernel/text/blank'
import { recordPayment } from '../operations/record-payment'
import { refundPayment } from '../operations/refund-payment'
import { undoPayment } from '../operations/undo-payment'
import { paymentInput, refundInput, undoInput } from '../schemas/payment-input'
import { orderRecord } from './order-wire'
import { visibleOrder } from './visible-order'
import * as words from './words'

const money = {
  access: { kind: 'module', module: 'sales', action: 'update', isHidden: true },
  tag: 'Orders',
  params: idParams,
  refusals: [409],
  response: recordOf(orderRecord),
} as const

const toReceipt = (body: Omit<z.output<typeof refundInput>, 'goodwill'>) => ({
  amount: body.amount,
  method: body.method ?? null,
  transactionId: blankToNull(body.transactionId?.trim()),
  receivedAt: body.receivedPaymentDate || null,
  note: blankToNull(body.note),
})

type Paid = { body: z.output<typeof paymentInput>; params: { id: number } }

async function pay({ body, params: { id } }: Paid, context: RouteContext) {
  const { confirmed, paymentId = null, proofId = null } = body
  const isSameConfirmed = confirmed?.samePayment === true
  await recordPayment(context.req, id, { ...toReceipt(body), paymentId, proofId, isSameConfirmed })
  const data = await visibleOrder(context, id)
  return { data, message: words.paymentRecorded(formatMoney(body.amount, data.currency), data.number) }
}

const receiptParams = idParams.extend({ receiptId: idParams.shape.id })

/** Money received for orders and paid back, by staff. An Idempotency-Key makes retrying safe. */
export const orderPaymentRoutes = [
  defineRoute({
    ...money,
    method: ['patch', 'put'],
    path: '/orders/{id}/payment',
    summary: 'Record a payment; with an Idempotency-Key, retrying is safe',
    body: paymentInput,
    handler: pay,
  }),
  defineRoute({
    ...money,
    method: 'post',
    path: '/orders/{id}/payments',
    summary: 'Record a payment; with an Idempotency-Key, retrying is safe',
    status: 201,
    body: paymentInput,
    handler: pay,
  }),
  defineRoute({
    ...money,
    method: 'post',
    path: '/orders/{id}/refunds',
    summary: 'Record a refund; with an Idempotency-Key, retrying is safe',
    status: 201,
    body: refundInput,
    handler: async ({ body, params: { id } }, context) => {
      await refundPayment(context.req, id, { ...toReceipt(body), isGoodwill: body.goodwill ?? null })
      const data = await visibleOrder(context, id)
      return { data, message: words.refundRecorded(formatMoney(body.amount, data.currency), data.number) }
    },
  }),
  defineRoute({
    ...money,
    access: { kind: 'module', module: 'sales', action: 'delete', isHidden: true },
    method: 'post',
    path: '/orders/{id}/receipts/{receiptId}/undo',
    summary:
      'Undo a payment or a refund that was recorded by mistake; with an Idempotency-Key, retrying is safe',
    params: receiptParams,
    body: undoInput,
    handler: async ({ body, params: { id, receiptId } }, context) => {
      await undoPayment(context.req, id, receiptId, body.reason)
      const data = await visibleOrder(context, id)
      const isRefund = data.receipts.some((one) => one.id === receiptId && one.kind === 'REFUND')
      return { data, message: words.undone[isRefund ? 'REFUND' : 'PAYMENT'](data.number) }
    },
  }),
]
