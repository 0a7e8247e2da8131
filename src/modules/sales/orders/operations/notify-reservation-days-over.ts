import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { orders } from '@/modules/sales/tables.gen'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { reservationDaysOverMail } from '../mail/order-mails'
import { readOrderTerms } from '../queries/read-order-terms'
import { notifyOrderStaff } from './notify-order-customer-or-staff'
import { writeOrderHistory } from './write-order-history'

/** How many are looked at in one go. */
const BATCH = 200

const o = alias(orders, 'o')

const UNPAID = { id: o.id, status: o.status }

/**
 * Notifies the showroom of orders whose first payment has not come within the reservation days, each
 * in a transaction of its own and once. Nothing is freed by itself: staff wait or cancel.
 */
export async function notifyReservationDaysOver(payload: Payload, now: Date): Promise<number> {
  const { reservationDays } = await readOrderTerms(payload.db.drizzle)
  const rows = await select(payload, UNPAID, sql`${unpaid(sql`true`, now)} ORDER BY o.id LIMIT ${BATCH}`)
  for (const { id } of rows) await notifyOne(payload, id, reservationDays, now)
  return rows.length
}

const unpaid = (which: SQL, now: Date): SQL =>
  sql`FROM orders o WHERE ${which} AND o.reserved_until < ${now.toISOString()}
    AND o.status IN ('PENDING_CONFIRMATION', 'ORDER_CONFIRMED')
    AND NOT EXISTS (SELECT FROM payments p WHERE p.order_id = o.id AND p.received > 0)
    AND NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id AND h.step = 'reservationOver')`

const notifyOne = (payload: Payload, id: number, reservationDays: number, now: Date): Promise<void> =>
  inTransaction({ payload }, async (req, db) => {
    await db.execute(sql`SELECT id FROM orders WHERE id = ${id} FOR UPDATE`)
    // Another worker may have notified it, or somebody has paid or cancelled in the meantime.
    const [row] = await select(db, UNPAID, unpaid(sql`o.id = ${id}`, now))
    if (!row) return
    const { status } = row
    const by = { kind: 'clock', id: null } as const
    await writeOrderHistory(db, {
      orderId: id,
      from: status,
      to: status,
      step: 'reservationOver',
      by,
      reason: null,
    })
    const values = { days: String(reservationDays) }
    await notifyOrderStaff(req, id, reservationDaysOverMail, { effect: 'reservation-over', values })
  })
