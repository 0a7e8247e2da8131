import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import type { OrderOfQuote } from '@/modules/sales/quotes/operations/declare-orders-and-proformas-of-quotes'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { paidOf } from '../rules/money/payment-arithmetic'
import { orderActorOf } from '../rules/order-actor-of'
import { NOTHING_NEEDED, transitionOrder } from '../rules/order-transition'
import { stepBetween } from '../rules/order-workflow'
import { createOrder } from './create-order'
import { lockOrder } from './lock-order'
import { writeOrderStep } from './write-order-step'

/** What orders do for quotes. */
export const ordersOfQuotes: OrderOfQuote = { create: createOrder, cancel: cancelOfQuote }

/** The quote notifies the customer, and frees the vehicle. */
async function cancelOfQuote(req: PayloadRequest, orderId: number, reason: string): Promise<void> {
  const [db, actor] = [await dbOf(req), await actorOf(req)]
  const order = await lockOrder(db, orderId, actor)
  if (paidOf(order.payments) > 0)
    throw conflict('A payment has been received for this order. Cancel the order instead.')
  const step = stepBetween(order.status, 'ORDER_CANCELLED')
  if (!step || actor.kind !== 'staff') throw conflict('This order can no longer be cancelled.')
  const facts = { ...NOTHING_NEEDED, reason, now: new Date() }
  const result = transitionOrder({ ...order, endedAt: null }, step, orderActorOf(actor.roleId), facts)
  if (!result.ok) throw conflict(result.error.message)
  await writeOrderStep(req, db, order, {
    step,
    change: result.value,
    reason,
    by: { kind: 'staff', id: actor.id },
  })
}
