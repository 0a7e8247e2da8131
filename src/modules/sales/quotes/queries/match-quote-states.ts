import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { oneOf } from '@/server/rows/fields'
import { ORDER_ENDS } from '../rules/order/order-end'
import { ordersInForce } from './declare-claiming-order-states'

/**
 * Whether staff have answered the latest round of a quote `q`; true if there was none. Looked up for each quote:
 * as EXISTS, all rounds of all quotes might be read first.
 */
export const IS_ROUND_ANSWERED: SQL = sql.raw(`(q.negotiating_round = 0 OR (
  SELECT c.answered_at FROM quote_customizations c WHERE c.quote_id = q.id
    AND c.negotiating_round = q.negotiating_round) IS NOT NULL)`)

/** Whether it is staff's turn in a quote `q`. The states as literals: only then does the index of whose turn it is serve it. */
export const IS_STAFFS_TURN: SQL = sql`(q.status IN ('AWAITING_RESPONSE', 'NEGOTIATING') AND q.vehicle_gone_at IS NULL
  AND (q.status = 'AWAITING_RESPONSE' OR NOT ${IS_ROUND_ANSWERED}))`

/** Whether the last message about a quote `q` is its customer's. Once there is an order, it waits there. */
export const MESSAGE_WAITS: SQL = sql.raw(`q.id = ANY(ARRAY(SELECT w.quote_id FROM sales_messages_waiting w
  WHERE NOT EXISTS (SELECT FROM orders x WHERE x.quote_id = w.quote_id)))`)

/** Whether the vehicle of a quote `q` can no longer be bought by its customer. */
export const IS_VEHICLE_GONE: SQL = sql.raw('(q.vehicle_gone_at IS NOT NULL)')

/** Whether an order claims a vehicle, given the column with its id: it is promised or sold to a customer. */
export const isOrdered = (vehicle: SQL): SQL =>
  sql`EXISTS (SELECT FROM orders o WHERE o.vehicle_id = ${vehicle} AND ${ordersInForce()})`

/** Whether a quote's row `q` prevents its customer from requesting the same vehicle again. */
export const isLive = (): SQL =>
  sql`(q.status IN ('AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING') OR (q.status = 'ACCEPTED' AND EXISTS (
    SELECT FROM orders o WHERE o.quote_id = q.id AND ${ordersInForce()})))`

/**
 * The port of the deal of a quote `q`, which every sum names: that of its order once there is one, which staff may
 * change. Looked up for each quote: as EXISTS, all orders might be read first.
 */
export const DEAL_PORT: SQL =
  sql.raw(`(CASE WHEN (SELECT d.id FROM orders d WHERE d.quote_id = q.id) IS NOT NULL
  THEN (SELECT d.port_of_discharge_id FROM orders d WHERE d.quote_id = q.id) ELSE q.port_id END)`)

/** How the order of a quote `q` has come to nothing; null while it goes on, and without one. */
export const ORDER_END = oneOf(
  ORDER_ENDS,
  sql.raw(`(SELECT CASE WHEN d.status = 'ORDER_CANCELLED' THEN 'CANCELLED'
    WHEN d.status IN ('VEHICEL_RETURNED', 'ORDER_RETURNED') THEN 'RETURNED' END FROM orders d WHERE d.quote_id = q.id)`),
)
