import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { orders, salesNotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { majorUnits } from '../rules/money/major-units'
import { orderNumber } from '../rules/order-number'

const o = alias(orders, 'o')
const n = alias(salesNotes, 'n')

const OWN = {
  id: o.id,
  status: o.status,
  orderedAt: o.orderedAt,
  endedAt: o.endedAt,
  currency: o.currency,
  total: o.total,
  vehicle: text(sql`coalesce(v.name, v.sku)`),
  consigneeName: o.consigneeName,
  consigneeAddress: o.consigneeAddress,
  consigneePhone: o.consigneePhone,
  consigneeEmail: o.consigneeEmail,
}

/** A person's orders, newest first, with what they wrote about them. */
export async function listOrdersOfPerson(db: Db, userId: number) {
  const rows = await select(
    db,
    OWN,
    sql`FROM orders o JOIN vehicles v ON v.id = o.vehicle_id WHERE o.customer_id = ${userId} ORDER BY o.id DESC`,
  )
  const notes = await select(
    db,
    { orderId: n.orderId, message: n.message, at: n.createdAt },
    sql`FROM sales_notes n WHERE n.author_id = ${userId} AND n.order_id IS NOT NULL ORDER BY n.id`,
  )
  return rows.map(({ id, total, ...row }) => ({
    number: orderNumber(id, row.orderedAt),
    ...row,
    total: majorUnits(total, row.currency),
    messages: notes.filter(({ orderId }) => orderId === id).map(({ at, message }) => ({ at, message })),
  }))
}
