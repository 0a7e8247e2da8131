import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransactionOn } from '@/server/transaction'
import type { QuoteDraft } from '../schemas/admin-quote'
import { lockQuote, quoteNotFound } from './lock-quote'
import { outdated } from './outdated'
import { quoteBy, seesQuote } from './quote-by'

/**
 * Keeps what staff have entered but not sent yet. The quote itself does not change by it, so neither does its
 * `updatedAt`.
 *
 * @param seen the `updatedAt` of the quote that the entries were made on
 * @throws AppError 404 if there is none for staff of this showroom, 409 if the quote has changed since
 */
export async function saveQuoteDraft(
  req: PayloadRequest,
  id: number,
  draft: QuoteDraft | null,
  seen?: string,
): Promise<void> {
  const by = await quoteBy(req)
  await inTransactionOn(req, [`quotes:${id}`], async (_, db) => {
    const quote = await lockQuote(db, id)
    if (!seesQuote(by, quote)) throw quoteNotFound()
    if (seen !== undefined && Date.parse(seen) !== Date.parse(quote.updatedAt)) throw outdated()
    const kept = draft && JSON.stringify(draft)
    await db.execute(sql`UPDATE quotes SET draft = ${kept}::jsonb WHERE id = ${id}`)
  })
}
