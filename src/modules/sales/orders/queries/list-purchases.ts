import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { dayIn } from '@/kernel/time/day-in'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { IS_ROUND_ANSWERED, IS_VEHICLE_GONE } from '@/modules/sales/quotes/queries/match-quote-states'
import { QUOTE_SUM } from '@/modules/sales/quotes/queries/read-quote-mail-facts'
import { cardHref } from '@/modules/sales/quotes/rules/card-href'
import { type QuoteTone, quoteBadge } from '@/modules/sales/quotes/rules/lists/quote-badge'
import { offerSum } from '@/modules/sales/quotes/rules/offer/offer-sum'
import type { SumInWords } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import { isExpired } from '@/modules/sales/quotes/rules/offer-validity'
import { quoteNumber } from '@/modules/sales/quotes/rules/quote-number'
import { quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ORDER_STATUS_LABELS, ORDER_TONES } from '../rules/order-statuses'
import { orderSum } from '../rules/order-sum'
import { inTurnOrder, type Turn, turnOfOrder, turnOfQuote } from '../rules/purchase-turns'
import { listOwnOrders } from './list-orders'
import type { OrderRow } from './read-order-rows'
import { readOrderTerms } from './read-order-terms'

/** A quote or an order as its customer follows it. */
export type Purchase = {
  key: string
  number: string
  title: string
  picture: string | null
  statusLabel: string
  tone: (typeof ORDER_TONES)[keyof typeof ORDER_TONES] | QuoteTone
  /** The total with what it covers, and the bare price; null while there is no price. */
  sum: SumInWords | null
  turn: Turn
  href: string
  /** The vehicle that an order holds for the customer; null for a quote. */
  orderedVehicle: number | null
}

/** How many quotes and orders are looked at. */
const NEWEST = 100

const q = alias(quotes, 'q')
const QUOTE = {
  id: q.id,
  status: q.status,
  isOrderOnDemand: q.isOrderOnDemand,
  ...QUOTE_SUM,
  validUntil: q.validUntil,
  createdAt: q.createdAt,
  isRoundAnswered: flag(IS_ROUND_ANSWERED),
  isVehicleGone: flag(IS_VEHICLE_GONE),
  vehicle: nullable(text(sql`coalesce(v.name, v.sku)`)),
  wanted: text(
    sql`concat_ws(' ', coalesce(m.name, q.custom_manufacturer), coalesce(d.name, q.custom_model))`,
  ),
  picture: nullable(text(sql`s.card #>> '{picture,t}'`)),
}
const FROM = sql`FROM quotes q LEFT JOIN vehicles v ON v.id = q.vehicle_id
  LEFT JOIN vehicle_search s ON s.vehicle_id = q.vehicle_id
  LEFT JOIN manufacturers m ON m.id = q.wanted_manufacturer_id LEFT JOIN models d ON d.id = q.wanted_model_id`

/** A customer's quotes and orders, with whose turn it is: theirs first, then ours, then what is over. */
export async function listPurchasesOf(db: Db, customerId: number, now: Date): Promise<Purchase[]> {
  const { timezone } = await readOrderTerms(db)
  const { rows } = await listOwnOrders(db, customerId, { page: 1, limit: NEWEST })
  const open = await select(
    db,
    QUOTE,
    sql`${FROM} WHERE q.customer_id = ${customerId}
      AND NOT EXISTS (SELECT FROM orders o WHERE o.quote_id = q.id) ORDER BY q.id DESC LIMIT ${NEWEST}`,
  )
  const today = dayIn(now, timezone)
  return inTurnOrder([
    ...rows.map((row) => purchaseOfOrder(row)),
    ...open.map((row) => purchaseOfQuote(row, today)),
  ])
}

const purchaseOfOrder = (order: OrderRow): Purchase => ({
  key: `order-${order.id}`,
  number: order.number,
  title: order.vehicle.name,
  picture: order.vehicle.picture,
  statusLabel: ORDER_STATUS_LABELS[order.status],
  tone: ORDER_TONES[order.status],
  sum: orderSum(order),
  turn: turnOfOrder(order),
  href: `/dashboard/orders/${order.id}`,
  orderedVehicle: order.vehicle.id,
})

const purchaseOfQuote = (row: RowOf<typeof QUOTE>, today: string): Purchase => ({
  ...badgeOf(row, today),
  key: `quote-${row.id}`,
  number: quoteNumber(row.id, row.createdAt),
  title: row.vehicle ?? (row.wanted || 'Vehicle on demand'),
  picture: row.picture && mediaUrl(row.picture),
  sum: offerSum(row),
  turn: turnOfQuote(row, today),
  href: cardHref({ id: row.id, orderId: null, isOrderOnDemand: row.isOrderOnDemand }),
  orderedVehicle: null,
})

function badgeOf(row: RowOf<typeof QUOTE>, today: string): Pick<Purchase, 'statusLabel' | 'tone'> {
  const { label, tone } = quoteBadge({ ...row, orderEnd: null, isExpired: isExpired(row, today) })
  return { statusLabel: label, tone }
}
