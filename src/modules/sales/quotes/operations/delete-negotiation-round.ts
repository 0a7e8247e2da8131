import type { PayloadRequest } from 'payload'
import { listNegotiationRounds } from '../queries/list-negotiation-rounds'
import { quoteBy } from './read-quote-actor'
import { runWithLockedNegotiationRound } from './run-with-locked-negotiation-round'
import { writeQuote } from './write-quote'
import { writeQuoteHistory } from './write-quote-history'

/**
 * Withdraws the latest round while it is open: it is the customer's turn again, with the offer as it was. What
 * the customer offered in it no longer counts.
 *
 * @throws AppError 404 if there is none, 409 if it has been answered
 */
export const deleteNegotiationRound = (req: PayloadRequest, id: number): Promise<void> =>
  runWithLockedNegotiationRound(req, id, async (inner, db, { quote, row }) => {
    const by = await quoteBy(inner)
    await inner.payload.delete({
      collection: 'quote-customizations',
      id,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const { id: quoteId, status } = quote
    const waitingSince = new Date().toISOString()
    const earlier = (await listNegotiationRounds(db, quoteId)).findLast(
      ({ counterOffer }) => counterOffer !== null,
    )
    await writeQuote(inner, quoteId, {
      negotiatingRound: row.negotiatingRound - 1,
      waitingSince,
      ...(row.counterOffer !== null && { customerRequestedPrice: earlier?.counterOffer ?? null }),
    })
    await writeQuoteHistory(db, { quoteId, from: status, to: status, step: 'deleteRound', by })
  })
