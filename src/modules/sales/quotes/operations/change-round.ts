import type { PayloadRequest } from 'payload'
import { conflict, notFound, validationFailed } from '@/kernel/errors'
import { toMoney } from '@/kernel/money'
import type { Db } from '@/server/transaction'
import { inTransactionOn } from '@/server/transaction'
import { getRound, listRoundsOf, type RoundRow } from '../queries/list-rounds'
import { checkCounterOffer } from '../rules/offer/check-offer'
import { checkCustomization } from '../schemas/customization'
import type { CustomizationPatch } from '../schemas/quotes-query'
import { type LockedQuote, lockQuote, majorPrice } from './lock-quote'
import { quoteBy } from './read-quote-actor'
import { outdated } from './refuse-outdated'
import { noteQuote, writeQuote } from './write-quote'

const collection = 'quote-customizations' as const
const ANSWERED = 'This round has been answered and stays as it is.'

/**
 * Corrects what a customer requested in a round that is still open.
 *
 * @param given the counter-offer in major units
 * @throws AppError 404 if there is none, 409 if it has been answered, or has changed since it was seen, 422 for
 * fields that do not fit together
 */
export const changeRound = (
  req: PayloadRequest,
  id: number,
  { counterOffer, ...given }: CustomizationPatch,
  seen?: string,
): Promise<void> =>
  onRound(req, id, async (inner, _, { quote, row }) => {
    if (seen !== undefined && Date.parse(seen) !== Date.parse(row.updatedAt)) throw outdated()
    const issues = [
      ...checkCustomization(withStored(given, row)),
      ...checkCounterOffer(row.currency, counterOffer, majorPrice(quote)),
    ]
    if (issues.length > 0) throw validationFailed(issues)
    const amount = counterOffer == null ? counterOffer : toMoney(counterOffer, row.currency).amount
    const data = { ...given, ...(amount !== undefined && { counterOffer: amount }) }
    await inner.payload.update({ collection, id, data, req: inner, overrideAccess: true, depth: 0 })
    if (amount != null) await writeQuote(inner, quote.id, { customerRequestedPrice: amount })
  })

const withStored = (given: Omit<CustomizationPatch, 'counterOffer'>, row: RoundRow) => ({
  detailedRequirements: given.detailedRequirements ?? row.detailedRequirements ?? '',
  hasBudgetLimits: given.hasBudgetLimits ?? row.hasBudgetLimits,
  budgetDetails: given.budgetDetails === undefined ? row.budgetDetails : given.budgetDetails,
})

/**
 * Withdraws the latest round while it is open: it is the customer's turn again, with the offer as it was. What
 * the customer offered in it no longer counts.
 *
 * @throws AppError 404 if there is none, 409 if it has been answered
 */
export const deleteRound = (req: PayloadRequest, id: number): Promise<void> =>
  onRound(req, id, async (inner, db, { quote, row }) => {
    const by = await quoteBy(inner)
    await inner.payload.delete({ collection, id, req: inner, overrideAccess: true, depth: 0 })
    const { id: quoteId, status } = quote
    const waitingSince = new Date().toISOString()
    const earlier = (await listRoundsOf(db, quoteId)).findLast(({ counterOffer }) => counterOffer !== null)
    await writeQuote(inner, quoteId, {
      negotiatingRound: row.negotiatingRound - 1,
      waitingSince,
      ...(row.counterOffer !== null && { customerRequestedPrice: earlier?.counterOffer ?? null }),
    })
    await noteQuote(db, { quoteId, from: status, to: status, step: 'deleteRound', by })
  })

type Held = { quote: LockedQuote; row: RoundRow }

/** Locks the quote of an open round. */
async function onRound(
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
