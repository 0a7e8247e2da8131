import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { notFound } from '@/kernel/errors'
import { fromMoney } from '@/kernel/money'
import { quotes } from '@/modules/sales/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { IS_ROUND_ANSWERED, IS_VEHICLE_GONE } from '../queries/match-quote-states'

const q = alias(quotes, 'q')

const LOCKED = {
  id: q.id,
  customerId: q.customerId,
  vehicleId: q.vehicleId,
  showroomId: q.showroomId,
  status: q.status,
  quoteType: q.quoteType,
  negotiatingRound: q.negotiatingRound,
  isOnDemand: q.isOrderOnDemand,
  currency: q.currency,
  quotedPrice: q.quotedPrice,
  initialQuotePrice: q.initialQuotePrice,
  validUntil: q.validUntil,
  updatedAt: q.updatedAt,
  createdAt: q.createdAt,
  isRoundAnswered: flag(IS_ROUND_ANSWERED),
  isVehicleGone: flag(IS_VEHICLE_GONE),
  orderId: nullable(number(sql`(SELECT o.id FROM orders o WHERE o.quote_id = q.id)`)),
  isOrderOpen: flag(sql`EXISTS (SELECT FROM orders o
    WHERE o.quote_id = q.id AND o.status NOT IN ('ORDER_CANCELLED', 'ORDER_RETURNED'))`),
  lastStep: nullable(
    text(sql`(SELECT h.step FROM quote_history h WHERE h.quote_id = q.id ORDER BY h.id DESC LIMIT 1)`),
  ),
  isPaid: flag(sql`EXISTS (SELECT FROM orders o JOIN payments p ON p.order_id = o.id
    WHERE o.quote_id = q.id AND p.received > 0)`),
}

/** A locked quote, with what its rules need to know. */
export type LockedQuote = RowOf<typeof LOCKED>

/** The quoted price in major units; null while there is none. */
export const majorPrice = ({ currency, quotedPrice: amount }: LockedQuote): number | null =>
  amount === null ? null : fromMoney({ amount, currency })

/**
 * Locks a quote until the end of the transaction. Callers that also need its vehicle lock that first.
 *
 * @throws AppError 404 if there is none
 */
export async function lockQuote(db: Db, id: number): Promise<LockedQuote> {
  await db.execute(sql`SELECT id FROM quotes WHERE id = ${id} FOR UPDATE`)
  // A separate statement: only it sees what the previous one waited for.
  const [quote] = await select(db, LOCKED, sql`FROM quotes q WHERE q.id = ${id}`)
  if (!quote) throw quoteNotFound()
  return quote
}

/** 404: there is no such quote, or not for this caller. */
export const quoteNotFound = () => notFound('Quote not found')
