import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import type { OrderStatus } from '../rules/order-statuses'

/** Who did it. */
export type HistoryActor = { kind: 'staff' | 'customer' | 'clock'; id: number | null }

/** A line of an order's history; its state stays the same if only money or papers came. */
export type HistoryLine = {
  orderId: number
  from: OrderStatus | null
  to: OrderStatus
  step: string
  by: HistoryActor
  reason: string | null
}

/** Adds a line to an order's history, in the caller's transaction. */
export async function writeOrderHistory(
  db: Db,
  { by, from, orderId, reason, step, to }: HistoryLine,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO order_history (order_id, from_status, to_status, step, actor_id, actor_kind, reason)
    VALUES (${orderId}, ${from}, ${to}, ${step}, ${by.id}, ${by.kind}, ${reason})`)
}
