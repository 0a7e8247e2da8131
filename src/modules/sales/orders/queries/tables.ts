import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from '@/server/rows/columns'
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
