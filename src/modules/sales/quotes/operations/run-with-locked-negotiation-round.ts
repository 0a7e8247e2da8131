import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { getRound } from '../queries/get-round'
import type { RoundRow } from '../queries/list-negotiation-rounds'
import { type LockedQuote, lockQuote } from './lock-quote'

const ANSWERED = 'This round has been answered and stays as it is.'

type Held = { quote: LockedQuote; row: RoundRow }

/**
 * Runs `work` while the quote of an open round is locked.
 *
 * @throws AppError 404 if there is no round, 409 if it has been answered
 */
export async function runWithLockedNegotiationRound(
  req: PayloadRequest,
  id: number,
  work: (req: PayloadRequest, db: Db, held: Held) => Promise<void>,
): Promise<void> {
  const known = await getRound(req.payload, id)
  if (!known) throw notFound('Customization not found')
  await inTransactionOn(req, [`quotes:${known.quoteId}`], async (inner, db) => {
    const quote = await lockQuote(db, known.quoteId)
    const row = await getRound(db, id)
    if (!row) throw notFound('Customization not found')
    const isOpen = quote.status === 'NEGOTIATING' && row.negotiatingRound === quote.negotiatingRound
    if (!isOpen || row.answeredAt !== null) throw conflict(ANSWERED)
    await work(inner, db, { quote, row })
  })
}
