import { sql } from '@payloadcms/db-postgres'
import type { Waiting } from '@/api/module'
import { inShowrooms } from '@/server/sql'
import * as words from '../words'
import { CANCELLATION_REQUESTED } from './match-cancellations'

/** Whether the last message about an order `o`, or about its quote, is its customer's. */
export const ORDER_MESSAGE_WAITS = sql.raw(`o.id = ANY(ARRAY(SELECT x.id FROM sales_messages_waiting w
  JOIN orders x ON x.quote_id = w.quote_id))`)

/**
 * The orders that staff have not confirmed yet, those whose customers are late or have requested to
 * cancel, and those whose customers have written without an answer.
 */
export const ordersWaiting: Waiting = {
  // As literals: only then do the partial indexes serve it.
  of: ({ showrooms }) => sql`SELECT 1 FROM orders o WHERE ${inShowrooms(sql`o.showroom_id`, showrooms)}
    AND (${ORDER_MESSAGE_WAITS} OR o.status = 'PENDING_CONFIRMATION' OR o.id IN (SELECT p.order_id FROM payments p WHERE p.status = 'OVERDUE')
      AND o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED')
      OR ${CANCELLATION_REQUESTED}
      AND o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED'))`,
  text: words.ordersWaiting,
  href: '/admin/orders?waiting=staff',
}
