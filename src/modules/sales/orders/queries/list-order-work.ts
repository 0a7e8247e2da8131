import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Work } from '@/api/module'
import { orders } from '@/modules/sales/tables.gen'
import { flag, isoMoment, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import { orderNumber } from '../rules/order-number'
import type { OrderStatus } from '../rules/order-statuses'
import * as words from '../words'
import { CANCELLATION_REQUESTED, isCancellationRequested, REFUND_OWED } from './match-cancellations'
import { COMPANY_TIMEZONE } from './read-order-terms'
import { ordersWaiting } from './select-orders-waiting'

const o = alias(orders, 'o')
const WAITING = {
  id: o.id,
  status: o.status,
  orderedAt: o.orderedAt,
  isRequested: flag(sql`w.asked`),
  since: isoMoment(sql`w.since`),
  vehicle: text(sql`coalesce(o.snapshots_vehicle ->> 'name', '')`),
  customerId: o.customerId,
  isMessage: flag(sql`w.is_message`),
}

/** A payment is late once the day that it was due has ended where the company is. */
const END_OF_DUE_DAY = sql`((min(p.due_on)::date + 1)::timestamp AT TIME ZONE ${COMPANY_TIMEZONE})`

type Waits = { isRequested: boolean; isMessage: boolean; status: OrderStatus }

const whatWaits = ({ isRequested, isMessage, status }: Waits): string => {
  if (isRequested) return words.cancellationRequested
  if (isMessage) return words.messageToAnswer
  return status === 'PENDING_CONFIRMATION' ? words.toConfirm : words.paymentLate
}

/**
 * The orders to confirm, since they were placed, those with a message without an answer, since it came, and those whose customers are late, since the end of the day of the
 * oldest payment that did not come; the longest waiting first.
 */
const oldestOrders: Work['oldest'] = async (payload, { showrooms }, limit) => {
  const visible = inShowrooms(sql`n.showroom_id`, showrooms)
  const rows = await select(
    payload,
    WAITING,
    sql`FROM (
        (SELECT n.id, n.ordered_at AS since, false AS is_message, false AS asked FROM orders n WHERE n.status = 'PENDING_CONFIRMATION' AND ${visible}
          ORDER BY n.id LIMIT ${limit})
        UNION ALL
        (SELECT n.id, ${END_OF_DUE_DAY} AS since, false, false FROM payments p JOIN orders n ON n.id = p.order_id
          WHERE p.status = 'OVERDUE' AND ${visible}
            AND n.status NOT IN ('PENDING_CONFIRMATION', 'ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED',
              'ORDER_CANCELLED')
            AND NOT ${isCancellationRequested(sql`n.id`)}
          GROUP BY n.id ORDER BY 2, 1 LIMIT ${limit})
        UNION ALL
        (SELECT n.id, m.since, true, false FROM sales_messages_waiting m JOIN orders n ON n.quote_id = m.quote_id
          WHERE ${visible} ORDER BY m.since LIMIT ${limit})
        UNION ALL
        (SELECT o.id, (SELECT max(h.at) FROM order_history h WHERE h.order_id = o.id AND h.step = 'requestCancellation'),
            false, true FROM orders o
          WHERE ${CANCELLATION_REQUESTED} AND ${inShowrooms(sql`o.showroom_id`, showrooms)}
            AND o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED')
          ORDER BY 2, 1 LIMIT ${limit})) w
      JOIN orders o ON o.id = w.id
      ORDER BY w.since, o.id LIMIT ${limit}`,
  )
  // An order that is late and has a message stands there once.
  const once = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) === at)
  return once.map(({ customerId, id, isRequested, isMessage, orderedAt, since, status, vehicle }) => ({
    id,
    title: [orderNumber(id, orderedAt), vehicle].filter(Boolean).join(', '),
    who: customerId,
    what: whatWaits({ isRequested, isMessage, status }),
    since,
    href: `/admin/orders/${id}`,
  }))
}

/** Orders whose turn is ours, as work for the dashboard. */
export const orderWork: Work = {
  title: words.ordersWork,
  href: '/admin/orders?waiting=staff',
  needs: { module: 'sales' },
  place: 20,
  waiting: ordersWaiting.of,
  oldest: oldestOrders,
}

const OWED = {
  id: o.id,
  orderedAt: o.orderedAt,
  since: isoMoment(sql`coalesce(o.ended_at, o.updated_at)`),
  vehicle: text(sql`coalesce(o.snapshots_vehicle ->> 'name', '')`),
  customerId: o.customerId,
}

/** Cancelled orders of which money has not gone back, since they were cancelled. */
const oldestRefunds: Work['oldest'] = async (payload, { showrooms }, limit) => {
  const visible = inShowrooms(sql`o.showroom_id`, showrooms)
  const owed = sql`FROM orders o WHERE ${REFUND_OWED} AND ${visible} ORDER BY o.ended_at, o.id LIMIT ${limit}`
  const rows = await select(payload, OWED, owed)
  return rows.map(({ customerId, id, orderedAt, since, vehicle }) => ({
    id,
    title: [orderNumber(id, orderedAt), vehicle].filter(Boolean).join(', '),
    who: customerId,
    what: words.refundOwed,
    since,
    href: `/admin/orders/${id}`,
  }))
}

/** Refunds that customers wait for, as work for the dashboard. */
export const refundWork: Work = {
  title: words.refundsWork,
  href: '/admin/orders?waiting=refund',
  needs: { module: 'sales' },
  place: 21,
  waiting: ({ showrooms }) =>
    sql`SELECT 1 FROM orders o WHERE ${REFUND_OWED} AND ${inShowrooms(sql`o.showroom_id`, showrooms)}`,
  oldest: oldestRefunds,
}
