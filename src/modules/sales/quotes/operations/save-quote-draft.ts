import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { getDraft } from '../queries/get-draft'
import type { QuoteDraft } from '../schemas/admin-quote'
import { outdatedDraftError, outdatedQuoteError } from './build-outdated-quote-error'
import { lockQuote, quoteNotFound } from './lock-quote'
import { canSeeQuote, quoteBy } from './read-quote-actor'

/** What the caller last saw: the quote's `updatedAt`, and the stamp of the entries, null for none. */
type Seen = { updatedAt?: string; stamp?: string | null }

/**
 * Stores what staff have entered but not sent yet. The quote itself does not change by it, so neither does its
 * `updatedAt`.
 *
 * @param seen what the entries were made on; anything is replaced if it is not given
 * @returns the stamp of the entries that are stored now
 * @throws AppError 404 if there is none for staff of this showroom, 409 if the quote has changed since, or other
 * entries were stored for it
 */
export async function saveQuoteDraft(
  req: PayloadRequest,
  id: number,
  draft: QuoteDraft | null,
  seen: Seen = {},
): Promise<string | null> {
  const by = await quoteBy(req)
  return inTransactionOn(req, [`quotes:${id}`], async (_, db) => {
    const quote = await lockQuote(db, id)
    if (!canSeeQuote(by, quote)) throw quoteNotFound()
    const { stamp, updatedAt } = seen
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(quote.updatedAt))
      throw outdatedQuoteError()
    if (stamp !== undefined && stamp !== (await stampOf(db, id))) throw outdatedDraftError()
    const serialized = draft && JSON.stringify(draft)
    await db.execute(sql`UPDATE quotes SET draft = ${serialized}::jsonb WHERE id = ${id}`)
    return stampOf(db, id)
  })
}

const stampOf = async (db: Db, id: number) => (await getDraft(db, id))?.stamp ?? null
