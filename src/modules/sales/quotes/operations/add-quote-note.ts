import type { PayloadRequest } from 'payload'
import { sentOnce } from '@/server/sent-once'
import { lockQuote, quoteNotFound } from './lock-quote'
import { quoteBy, seesQuote } from './quote-by'
import { tellQuoteNote } from './tell-quote-note'

/**
 * Adds a line to the conversation about a quote, and writes to the other side; customers' lines are never
 * internal, and internal ones are told to nobody.
 *
 * @returns the note's id
 * @throws AppError 404 if there is no such quote for the caller
 */
export const addQuoteNote = (
  req: PayloadRequest,
  quoteId: number,
  { internal = false, message }: { message: string; internal?: boolean },
): Promise<number> =>
  sentOnce(req, 'quotes/notes', { quoteId, internal, message }, async (inner, db) => {
    const by = await quoteBy(inner)
    const found = await lockQuote(db, quoteId)
    if (!seesQuote(by, found)) throw quoteNotFound()
    const fromCustomer = by.actor === 'customer'
    const isInternal = internal && !fromCustomer
    const data = { quote: quoteId, author: by.userId, fromCustomer, internal: isInternal, message }
    const made = await inner.payload.create({
      collection: 'sales-notes',
      data,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const id = Number(made.id)
    if (!isInternal) await tellQuoteNote(inner, db, found, { id, message, fromCustomer })
    return id
  })
