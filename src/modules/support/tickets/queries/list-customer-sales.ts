import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { orderNumber } from '@/modules/sales/orders/rules/order-number'
import { ORDER_STATUS_LABELS } from '@/modules/sales/orders/rules/order-statuses'
import { staffQuoteHref } from '@/modules/sales/quotes/rules/quote-hrefs'
import { quoteNumber } from '@/modules/sales/quotes/rules/quote-number'
import { QUOTE_STATUS_LABELS } from '@/modules/sales/quotes/rules/quote-statuses'
import { orders, quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'

const o = alias(orders, 'o')
const q = alias(quotes, 'q')

const vehicleOf = (row: string) =>
  nullable(text(sql.raw(`(SELECT coalesce(v.name, v.sku) FROM vehicles v WHERE v.id = ${row}.vehicle_id)`)))

const ORDER = { id: o.id, at: o.orderedAt, status: o.status, vehicle: vehicleOf('o') }
const QUOTE = {
  id: q.id,
  at: q.createdAt,
  status: q.status,
  isOrderOnDemand: flag(sql`coalesce(q.is_order_on_demand, false)`),
  vehicle: vehicleOf('q'),
}

/** So many of each are shown. */
const NEWEST = 5

/** An order or a quote of a customer, as it stands beside a conversation; the vehicle of a wish may not exist yet. */
export type CustomerSale = { id: number; title: string; vehicle: string | null; status: string; href: string }

/** The customer's newest orders, and newest quotes that have not become one, of the viewer's showrooms. */
export async function listCustomerSales(
  db: Db,
  customerId: number,
  showrooms: ShowroomScope,
): Promise<{ orders: CustomerSale[]; quotes: CustomerSale[] }> {
  const [bought, asked] = await Promise.all([
    select(
      db,
      ORDER,
      sql`FROM orders o WHERE o.customer_id = ${customerId} AND ${inShowrooms(sql`o.showroom_id`, showrooms)}
        ORDER BY o.id DESC LIMIT ${NEWEST}`,
    ),
    select(
      db,
      QUOTE,
      sql`FROM quotes q WHERE q.customer_id = ${customerId} AND (q.showroom_id IS NULL OR ${inShowrooms(sql`q.showroom_id`, showrooms)})
        AND NOT EXISTS (SELECT FROM orders o WHERE o.quote_id = q.id) ORDER BY q.id DESC LIMIT ${NEWEST}`,
    ),
  ])
  return {
    orders: bought.map(({ at, id, status, vehicle }) => ({
      ...{ id, vehicle, title: orderNumber(id, at), status: ORDER_STATUS_LABELS[status] },
      href: `/admin/orders/${id}`,
    })),
    quotes: asked.map((quote) => ({
      ...{ id: quote.id, vehicle: quote.vehicle, title: quoteNumber(quote.id, quote.at) },
      status: QUOTE_STATUS_LABELS[quote.status],
      href: staffQuoteHref(quote),
    })),
  }
}
