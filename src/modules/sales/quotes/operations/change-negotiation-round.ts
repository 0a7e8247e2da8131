import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { toMoney } from '@/kernel/money'
import type { RoundRow } from '../queries/list-negotiation-rounds'
import { checkCounterOffer } from '../rules/offer/check-counter-offer'
import { checkCustomization } from '../schemas/customization'
import type { CustomizationPatch } from '../schemas/quotes-query'
import { outdatedQuoteError } from './build-outdated-quote-error'
import { majorPrice } from './lock-quote'
import { runWithLockedNegotiationRound } from './run-with-locked-negotiation-round'
import { writeQuote } from './write-quote'

const collection = 'quote-customizations' as const

/**
 * Corrects what a customer requested in a round that is still open.
 *
 * @param given the counter-offer in major units
 * @throws AppError 404 if there is none, 409 if it has been answered, or has changed since it was seen, 422 for
 * fields that do not fit together
 */
export const changeNegotiationRound = (
  req: PayloadRequest,
  id: number,
  { counterOffer, ...given }: CustomizationPatch,
  seen?: string,
): Promise<void> =>
  runWithLockedNegotiationRound(req, id, async (inner, _, { quote, row }) => {
    if (seen !== undefined && Date.parse(seen) !== Date.parse(row.updatedAt)) throw outdatedQuoteError()
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
