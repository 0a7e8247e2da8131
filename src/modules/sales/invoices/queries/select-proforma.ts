import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { IS_ROUND_ANSWERED, ORDER_END } from '@/modules/sales/quotes/queries/match-quote-states'
import { proformas, quotes } from '@/modules/sales/tables.gen'
import { flag, json, nullable } from '@/server/rows/fields'
import { storedInvoice } from '../schemas/stored-invoice'

const p = alias(proformas, 'p')

const q = alias(quotes, 'q')

/** What has become of an invoice `p`, its quote `q` and the quote's order `o`. */
const FACTS = {
  isReplaced: flag(
    sql`EXISTS (SELECT FROM proformas n WHERE n.number = p.number AND n.revision > p.revision)`,
  ),
  isOrdered: flag(sql`p.order_id IS NOT NULL`),
  isWithdrawn: flag(sql`q.id IS NULL OR q.status = 'CANCELLED'`),
  isQuoteExpired: flag(sql`coalesce(q.status = 'EXPIRED', false)`),
  isVehicleGone: flag(sql`q.vehicle_gone_at IS NOT NULL`),
  quoteStatus: nullable(q.status),
  isRoundAnswered: flag(sql`coalesce(${IS_ROUND_ANSWERED}, true)`),
  orderEnd: nullable(ORDER_END),
  isOrderToConfirm: flag(sql`coalesce(o.status = 'PENDING_CONFIRMATION', false)`),
  // A refund of a completed order opens its payments again.
  isOrderCompleted: flag(sql`coalesce(o.status = 'ORDER_COMPLETED', false)
    AND NOT EXISTS (SELECT FROM payments y WHERE y.order_id = o.id AND y.status <> 'RECEIVED')`),
}

export const PROFORMAS = sql`proformas p LEFT JOIN quotes q ON q.id = p.quote_id LEFT JOIN orders o ON o.quote_id = p.quote_id`

export const ISSUED = {
  id: p.id,
  token: p.token,
  issuedAt: p.issuedAt,
  data: json(storedInvoice, p.data),
  ...FACTS,
}
