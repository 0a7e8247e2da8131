import { integer, jsonb, numeric, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/column-types'
import { PAYMENT_METHODS } from '../rules/money/payment-methods'
import { RECEIPT_KINDS } from '../rules/money/undo-receipt'
import { ORDER_STATUSES } from '../rules/order-statuses'

/** Every change of an order's status, with who made it, when and why. */
export const orderHistory = pgTable('order_history', {
  id: integer('id').notNull(),
  orderId: integer('order_id').notNull(),
  fromStatus: text('from_status', { enum: ORDER_STATUSES }),
  toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
  step: text('step').notNull(),
  actorId: integer('actor_id'),
  actorKind: text('actor_kind', { enum: ['staff', 'customer', 'clock'] }).notNull(),
  reason: text('reason'),
  at: moment('at').notNull(),
})

/** Money as it was recorded, never changed: what is undone is a line of its own. In whole minor units. */
export const orderReceipts = pgTable('order_receipts', {
  id: integer('id').notNull(),
  orderId: integer('order_id').notNull(),
  kind: text('kind', { enum: RECEIPT_KINDS }).notNull(),
  amount: numeric('amount', { mode: 'number' }).notNull(),
  shares: jsonb('shares').notNull(),
  method: text('method', { enum: PAYMENT_METHODS }),
  transactionId: text('transaction_id'),
  receivedAt: moment('received_at').notNull(),
  note: text('note'),
  proofId: integer('proof_id'),
  undoesId: integer('undoes_id'),
  reason: text('reason'),
  recordedById: integer('recorded_by_id'),
  recordedAt: moment('recorded_at').notNull(),
})
