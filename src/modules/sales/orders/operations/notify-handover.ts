import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { reasonSentence } from '@/kernel/mail/reason-sentence'
import { dayIn } from '@/kernel/time/day-in'
import { orders } from '@/modules/sales/tables.gen'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { lockRows } from '@/server/database/lock-rows'
import { dbOf } from '@/server/db-of'
import { sendJob } from '@/server/jobs/send-job'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { orderNewsMail } from '../mail/order-mails'
import { readOrderTerms } from '../queries/read-order-terms'
import { orderHistory } from '../queries/tables'
import { HANDOVER_STATUSES, ORDER_STATUS_LABELS } from '../rules/order-statuses'
import { unsentHandover } from '../rules/shipping/unsent-handover-mail'
import { notifyHandoverQueue } from './declare-order-queues'
import { notifyOrderCustomer } from './notify-order-customer-or-staff'

/** Has the customer notified tomorrow of how the order is handed over then: today's mails are sent already. */
export async function notifyTomorrow(req: PayloadRequest, orderId: number): Promise<void> {
  const { timezone } = await readOrderTerms(await dbOf(req))
  const startAfter = startOfDay(dayIn(new Date(), timezone), timezone, 1)
  await sendJob(req, notifyHandoverQueue, { orderId }, { key: String(orderId), startAfter })
}

const STATUS = { status: orders.status }
const CHANGE = {
  from: orderHistory.fromStatus,
  to: orderHistory.toStatus,
  at: orderHistory.at,
  reason: orderHistory.reason,
}

/** Writes to the customer how the order is handed over, unless the last mail was about that. */
export const notifyHandover = (payload: Payload, { orderId }: { orderId: number }): Promise<void> =>
  inTransaction({ payload }, async (req, db) => {
    await lockRows(db, 'orders', [orderId])
    const [order] = await select(db, STATUS, sql`FROM orders WHERE id = ${orderId}`)
    const rows = await select(
      db,
      CHANGE,
      sql`FROM order_history WHERE order_id = ${orderId} AND from_status <> to_status ORDER BY id`,
    )
    const { timezone } = await readOrderTerms(db)
    const changes = rows.flatMap(({ at, from, to }) =>
      from && HANDOVER_STATUSES.includes(to) ? [{ from, to, day: dayIn(new Date(at), timezone) }] : [],
    )
    const unsent = order && unsentHandover(order.status, changes)
    if (!unsent) return
    const values = { status: ORDER_STATUS_LABELS[unsent], reason: reasonSentence(rows.at(-1)?.reason) }
    const effect = `handover:${unsent}:${dayIn(new Date(), timezone)}`
    await notifyOrderCustomer(req, orderId, orderNewsMail, { effect, values })
  })
