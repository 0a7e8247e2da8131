import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { conflict, notFound } from '@/kernel/errors'
import type { Actor } from '@/kernel/permissions'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { orders, payments } from '@/modules/sales/tables.gen'
import { lockRows } from '@/server/database/lock-rows'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { Payment } from '../rules/money/payment-arithmetic'

export const ORDER_NOT_FOUND = 'Order not found'

const o = alias(orders, 'o')

const LOCKED = {
  id: o.id,
  quoteId: o.quoteId,
  customerId: o.customerId,
  vehicleId: o.vehicleId,
  showroomId: o.showroomId,
  status: o.status,
  currency: o.currency,
  total: o.total,
  priceType: o.priceType,
  milestone: o.shipmentMilestone,
  etd: o.shipmentEtd,
  eta: o.shipmentEta,
  orderedAt: o.orderedAt,
  endedAt: o.endedAt,
}

/** A locked order with its payments. */
export type LockedOrder = RowOf<typeof LOCKED> & { payments: Payment[] }

const PAYMENT = {
  id: payments.id,
  kind: payments.kind,
  sequence: payments.sequence,
  amount: payments.amount,
  received: payments.received,
  dueOn: payments.dueOn,
  status: payments.status,
  isGoodwill: payments.isGoodwill,
}

/** The ids that a step has to know before it can lock anything; null if there is no such order. */
export async function vehicleOfOrder(db: Db, id: number): Promise<number | null> {
  const [row] = await select(db, { vehicleId: o.vehicleId }, sql`FROM orders o WHERE o.id = ${id}`)
  return row?.vehicleId ?? null
}

/**
 * Locks an order until the end of the transaction, and reads it with its payments. Whoever also writes the
 * vehicle locks that first.
 *
 * @throws AppError 404 if there is none that the actor may see
 */
export async function lockOrder(db: Db, id: number, actor: Actor): Promise<LockedOrder> {
  await lockRows(db, 'orders', [id])
  // A statement of its own: only it sees what the previous one waited for.
  const [row] = await select(db, LOCKED, sql`FROM orders o WHERE o.id = ${id}`)
  if (!row || !mayReach(actor, row)) throw notFound(ORDER_NOT_FOUND)
  return { ...row, payments: await paymentsIn(db, id) }
}

/** The payments of an order as stored. */
export const paymentsIn = (db: Db, orderId: number): Promise<Payment[]> =>
  select(db, PAYMENT, sql`FROM payments WHERE order_id = ${orderId} ORDER BY sequence`)

/** The same for a step that has locked the order's vehicle: somebody may have switched it meanwhile. */
export async function lockOrderOf(db: Db, id: number, vehicleId: number, actor: Actor): Promise<LockedOrder> {
  const order = await lockOrder(db, id, actor)
  if (order.vehicleId !== vehicleId)
    throw conflict('Someone else has switched the vehicle of this order in the meantime. Reload the page.')
  return order
}

/** Whether somebody may see an order: its customer, and staff of its showroom. */
export const mayReach = (
  actor: Actor,
  { customerId, showroomId }: { customerId: number; showroomId: number | null },
): boolean =>
  actor.kind === 'customer'
    ? actor.id === customerId
    : actor.kind === 'staff' && reachesShowroom(visibleShowrooms(actor), showroomId)
