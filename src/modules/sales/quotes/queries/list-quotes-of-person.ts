import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { fromMoney } from '@/kernel/money'
import { quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { json, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { quoteNumber } from '../rules/quote-number'
import { QUOTE_FROM, QUOTE_VEHICLE } from './read-quote-mail-facts'

const q = alias(quotes, 'q')

const notices = z.array(z.object({ at: z.string(), message: z.string() }))
const OWN = {
  id: q.id,
  createdAt: q.createdAt,
  vehicle: text(QUOTE_VEHICLE),
  status: q.status,
  requestedAt: q.requestedAt,
  endedAt: q.endedAt,
  currency: q.currency,
  quotedPrice: q.quotedPrice,
  shipmentAddress: q.shipmentAddress,
  specialRequirements: q.specialRequirements,
  picture: q.imageUrl,
  requirements: json(
    notices,
    sql`(SELECT coalesce(json_agg(json_build_object('at', c.created_at, 'message',
        concat_ws(E'\n', c.detailed_requirements, c.budget_details)) ORDER BY c.id), '[]')
      FROM quote_customizations c WHERE c.quote_id = q.id)`,
  ),
  messages: json(
    notices,
    sql`(SELECT coalesce(json_agg(json_build_object('at', n.created_at, 'message', n.message) ORDER BY n.id), '[]')
      FROM sales_notes n WHERE n.quote_id = q.id AND n.from_customer)`,
  ),
}

/** A customer's quotes with what they wrote, for the file of their own data. */
export async function listQuotesOfPerson(db: Db, userId: number) {
  const rows = await select(db, OWN, sql`FROM ${QUOTE_FROM} WHERE q.customer_id = ${userId} ORDER BY q.id`)
  return rows.map(({ createdAt, id, quotedPrice: amount, ...quote }) => ({
    number: quoteNumber(id, createdAt),
    ...quote,
    quotedPrice: amount === null ? null : fromMoney({ amount, currency: quote.currency }),
  }))
}
