import type { PayloadRequest } from 'payload'
import { countTry, type Limit } from '@/server/rate-limit'
import { createRecord } from '@/server/records'
import { sentOnce } from '@/server/sent-once'
import { lockQuote, quoteNotFound } from './lock-quote'
import { quoteBy, seesQuote } from './quote-by'
import { tellQuoteNote } from './tell-quote-note'

/** How many lines a customer may write in an hour: each is a mail to the showroom. */
const WRITTEN: Limit = { name: 'quote-notes', points: 60, duration: 3600 }

/**
 * Adds a line to the conversation about a quote, and writes to the other side; customers' lines are never
 * internal, and internal ones are told to nobody.
 *
 * @returns the note's id
 * @throws AppError 404 if there is no such quote for the caller, 429 for a customer who writes too much
 */
export async function addQuoteNote(
  req: PayloadRequest,
  quoteId: number,
  { internal = false, message }: { message: string; internal?: boolean },
): Promise<number> {
  const by = await quoteBy(req)
  const fromCustomer = by.actor === 'customer'
  if (fromCustomer) await countTry(req.payload, WRITTEN, String(by.userId))
  return sentOnce(req, 'quotes/notes', { quoteId, internal, message }, async (inner, db) => {
    const found = await lockQuote(db, quoteId)
    if (!seesQuote(by, found)) throw quoteNotFound()
    const isInternal = internal && !fromCustomer
    const line = { fromCustomer, message }
    const data = { quote: quoteId, author: by.userId, internal: isInternal, ...line }
    const id = await createRecord(inner, 'sales-notes', data)
    if (!isInternal) await tellQuoteNote(inner, db, found, { id, ...line })
    return id
  })
}
