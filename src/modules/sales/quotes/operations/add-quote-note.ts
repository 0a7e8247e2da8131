import type { PayloadRequest } from 'payload'
import { createOnce } from '@/server/create-once'
import { createRecord } from '@/server/records'
import { limitQuoteMessages } from './limit-quote-messages'
import { lockQuote, quoteNotFound } from './lock-quote'
import { gatherQuoteMessages, mailQuoteMessage } from './mail-quote-messages'
import { canSeeQuote, quoteBy } from './read-quote-actor'

/**
 * Adds a line to the conversation about a quote, and writes to the other side; customers' lines are never
 * internal, and internal ones are sent to nobody.
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
  if (by.actor === 'customer') await limitQuoteMessages(req, 'quote', by.userId)
  return createOnce(req, 'quotes/notes', { quoteId, internal, message }, async (inner, db) => {
    const quote = await lockQuote(db, quoteId)
    if (!canSeeQuote(by, quote)) throw quoteNotFound()
    const isInternal = internal && !fromCustomer
    const data = { quote: quoteId, author: by.userId, internal: isInternal, fromCustomer, message }
    const id = await createRecord(inner, 'sales-notes', data)
    if (fromCustomer) await gatherQuoteMessages(inner, quoteId, id)
    else if (!isInternal) await mailQuoteMessage(inner, db, quote, { id, message })
    return id
  })
}
