import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { inTransactionOn } from '@/server/transaction'
import { lockQuote, quoteNotFound } from './lock-quote'
import { canSeeQuote, quoteBy } from './read-quote-actor'

/**
 * Deletes a quote with its rounds and notes; its proforma invoices stay.
 *
 * @throws AppError 404 if there is none for staff of this showroom, 409 if it has an order
 */
export async function deleteQuote(req: PayloadRequest, id: number): Promise<void> {
  const by = await quoteBy(req)
  await inTransactionOn(req, [`quotes:${id}`], async (inner, db) => {
    const quote = await lockQuote(db, id)
    if (!canSeeQuote(by, quote)) throw quoteNotFound()
    if (quote.orderId !== null) throw conflict('A quote with an order cannot be deleted.')
    await db.execute(sql`DELETE FROM quote_customizations WHERE quote_id = ${id}`)
    await db.execute(sql`DELETE FROM sales_notes WHERE quote_id = ${id}`)
    await inner.payload.delete({ collection: 'quotes', id, req: inner, overrideAccess: true, depth: 0 })
  })
}
