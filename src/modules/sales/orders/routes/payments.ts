import { z } from 'zod'
import { asList, listOf, timestamp } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dbOf } from '@/server/db-of'
import { listPayments } from '../queries/payment-list/list-payments'
import { readOrderTerms } from '../queries/read-order-terms'
import { RECEIPT_STATES } from '../rules/lists/receipt-states'
import { PAYMENT_METHODS } from '../rules/money/payment-methods'
import { paymentsQuery } from '../schemas/payments-query'

const paymentLine = z
  .object({
    id: z.int(),
    // Of the receipt.
    number: z.string(),
    kind: z.enum(['PAYMENT', 'REFUND']),
    status: z.enum(RECEIPT_STATES),
    order: z.object({ id: z.int(), number: z.string() }),
    customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
    vehicle: z.string(),
    showroom: z.string().nullable(),
    // Never negative, whatever way the money went.
    amount: z.number(),
    currency: z.string(),
    method: z.union([z.enum(PAYMENT_METHODS), z.null()]),
    transactionId: z.string().nullable(),
    receivedAt: timestamp,
    recordedBy: z.string().nullable(),
  })
  .meta({ id: 'PaymentLine' })

/** Money received and paid back for all orders. */
export const paymentRoutes = [
  defineRoute({
    method: 'get',
    path: '/orders/payments',
    access: { kind: 'module', module: 'sales', action: 'read', isHidden: true },
    tag: 'Orders',
    summary: 'List payments and refunds of all orders, newest first',
    query: paymentsQuery,
    refusals: [404, 422],
    response: listOf(paymentLine),
    handler: async ({ query }, { actor, req }) => {
      const db = await dbOf(req)
      const { timezone } = await readOrderTerms(db)
      const { rows, total } = await listPayments(db, query, visibleShowrooms(actor), timezone)
      return asList(rows, total, query)
    },
  }),
]
