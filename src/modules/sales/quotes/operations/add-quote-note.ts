import type { PayloadRequest } from 'payload'
import { sentOnce } from '@/server/sent-once'
import { lockQuote, quoteNotFound } from './lock-quote'
import { quoteBy, seesQuote } from './quote-by'

/**
 * Adds a line to the conversation about a quote; customers' lines are never internal.
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
    if (!seesQuote(by, await lockQuote(db, quoteId))) throw quoteNotFound()
    const fromCustomer = by.actor === 'customer'
    const data = {
      quote: quoteId,
      author: by.userId,
      fromCustomer,
      internal: internal && !fromCustomer,
      message,
    }
    const made = await inner.payload.create({
      collection: 'sales-notes',
      data,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    return Number(made.id)
  })
