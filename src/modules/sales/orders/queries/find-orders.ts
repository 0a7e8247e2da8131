import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Finder } from '@/api/module'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { orders } from '@/modules/sales/tables.gen'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import { idInOrderNumber, orderNumber } from '../rules/order-number'
import { ORDER_STATUS_LABELS } from '../rules/order-statuses'

const o = alias(orders, 'o')
const FOUND = {
  id: o.id,
  orderedAt: o.orderedAt,
  status: o.status,
  customer: text(personName('u')),
  vehicle: text(sql`coalesce(v.name, v.sku)`),
}

/** How many of the newest orders are looked through for a customer's or a vehicle's name. */
const NEWEST = 5000

/** Orders by number, and the newest by customer and vehicle, in the viewer's showrooms. */
export const findOrders: Finder['find'] = async (payload, typed, { showrooms }, limit) => {
  const id = idInOrderNumber(typed)
  const visible = inShowrooms(sql`o.showroom_id`, showrooms)
  const words = typed.trim().split(/\s+/).filter(Boolean)
  const named = all(
    words.map(
      (word) =>
        sql`strpos(lower(concat_ws(' ', v.name, v.sku, u.first_name, u.last_name, u.email)), lower(${word})) > 0`,
    ),
  )
  const rows = await select(
    payload,
    FOUND,
    sql`FROM (SELECT * FROM orders n ORDER BY n.id DESC LIMIT ${NEWEST}) o
      JOIN users u ON u.id = o.customer_id JOIN vehicles v ON v.id = o.vehicle_id
      WHERE ${visible} AND ${named} ORDER BY o.id DESC LIMIT ${limit}`,
  )
  const [exact] =
    id === null
      ? []
      : await select(
          payload,
          FOUND,
          sql`FROM orders o JOIN users u ON u.id = o.customer_id JOIN vehicles v ON v.id = o.vehicle_id
            WHERE o.id = ${id} AND ${visible}`,
        )
  const matches = exact ? [exact, ...rows.filter((row) => row.id !== exact.id)] : rows
  return matches.slice(0, limit).map((row) => ({
    id: row.id,
    title: orderNumber(row.id, row.orderedAt),
    detail: [row.customer, row.vehicle, ORDER_STATUS_LABELS[row.status]].join(' · '),
    href: `/admin/orders/${row.id}`,
  }))
}
