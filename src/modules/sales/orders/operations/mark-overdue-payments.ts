import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Day } from '@/kernel/days'
import { dayInWords } from '@/kernel/time/day-in-words'
import { payments } from '@/modules/sales/tables.gen'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inTransaction } from '@/server/transaction'
import { paymentOverdueMail, paymentOverdueShowroomMail } from '../mail/order-mails'
import { isCancellationRequested } from '../queries/match-cancellations'
import { amountText } from '../rules/money/amount-text'
import { netSchedule } from '../rules/money/order-books'
import { openOf, statusOn } from '../rules/money/payment-arithmetic'
import { paymentsIn } from './lock-order'
import { notifyOrderCustomer, notifyOrderStaff } from './notify-order-customer-or-staff'

/** How many are looked at in one go. */
const BATCH = 200

const p = alias(payments, 'p')

const LATE = {
  id: p.id,
  orderId: p.orderId,
  amount: p.amount,
  received: p.received,
  currency: p.currency,
  dueOn: p.dueOn,
}

const STILL_OWED = sql.raw(
  `o.status NOT IN ('ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'ORDER_CANCELLED')`,
)

/** Nobody is reminded while they wait for our answer to their request to cancel; afterwards they are. */
const MAY_REMIND = sql`${STILL_OWED} AND NOT ${isCancellationRequested(sql`o.id`)}`

/**
 * Marks payments as overdue once their day has passed in the company's time zone, and notifies their customers
 * and the showroom, each in a transaction of its own and once.
 *
 * @returns how many
 */
export async function markOverduePayments(payload: Payload, now: Date): Promise<number> {
  const today = await readCompanyDay(payload.db.drizzle, now)
  const rows = await select(
    payload,
    LATE,
    sql`FROM payments p JOIN orders o ON o.id = p.order_id
      WHERE p.status = 'PENDING' AND p.due_on < ${today} AND p.kind <> 'REFUND' AND ${MAY_REMIND}
      ORDER BY p.id LIMIT ${BATCH}`,
  )
  for (const row of rows) await markOne(payload, row, today)
  return rows.length
}

const markOne = (payload: Payload, late: RowOf<typeof LATE>, today: Day): Promise<void> =>
  inTransaction({ payload }, async (req, db) => {
    await db.execute(sql`SELECT id FROM orders WHERE id = ${late.orderId} FOR UPDATE`)
    // Whoever held the order may have recorded the money, or ended the order.
    const [row] = await select(
      db,
      LATE,
      sql`FROM payments p JOIN orders o ON o.id = p.order_id
        WHERE p.id = ${late.id} AND p.status = 'PENDING' AND ${MAY_REMIND}`,
    )
    const payment = row && netSchedule(await paymentsIn(db, row.orderId)).find(({ id }) => id === row.id)
    if (!payment || statusOn(payment, today) !== 'OVERDUE' || payment.dueOn === null) return
    const { currency, orderId } = row
    const { dueOn, id } = payment
    const data = { status: 'OVERDUE' } as const
    await payload.update({ collection: 'payments', id, data, req, overrideAccess: true, depth: 0 })
    const values = { amount: amountText(openOf(payment), currency), dueOn: dayInWords(dueOn) }
    const effect = `overdue:${id}`
    await notifyOrderCustomer(req, orderId, paymentOverdueMail, { effect, values })
    await notifyOrderStaff(req, orderId, paymentOverdueShowroomMail, { effect, values })
  })
