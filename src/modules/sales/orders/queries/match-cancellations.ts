import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { sumOf } from '@/server/count-and-sum'
import { GIVEN_BACK_STATUSES } from '../rules/is-still-due'

// As literals, for their index.
const STEPS = sql.raw(`('requestCancellation', 'declineCancellation', 'withdrawCancellation')`)

/**
 * Whether the customer has requested to cancel an order, staff have not declined and the customer has not withdrawn it;
 * the order itself goes on.
 */
export const isCancellationRequested = (order: SQL): SQL =>
  sql`coalesce((SELECT h.step FROM order_history h WHERE h.order_id = ${order}
    AND h.step IN ${STEPS} ORDER BY h.id DESC LIMIT 1) = 'requestCancellation', false)`

/** Orders in which a request to cancel waits for staff; read from the few requests there are. */
export const CANCELLATION_REQUESTED: SQL = sql`o.id IN (SELECT h.order_id FROM order_history h
    WHERE h.step IN ${STEPS}) AND ${isCancellationRequested(sql`o.id`)}`

const PAID = sumOf(
  sql`CASE p.kind WHEN 'REFUND' THEN -p.received ELSE p.received END`,
  sql`payments p WHERE p.order_id = o.id AND p.received > 0`,
)

const GIVEN_BACK = sql.raw(GIVEN_BACK_STATUSES.map((status) => `'${status}'`).join(', '))

/** Cancelled and returned orders `o` of which money still has to go back. */
export const REFUND_OWED: SQL = sql`o.status IN (${GIVEN_BACK}) AND ${PAID} > 0`
