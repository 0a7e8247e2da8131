import type { PayloadRequest } from 'payload'
import { validationFailed } from '@/kernel/errors'
import { toMoney } from '@/kernel/money'
import { blankToNull } from '@/kernel/text/blank'
import { createOnce } from '@/server/create-once'
import { checkCounterOffer } from '../rules/offer/check-counter-offer'
import { plainAmount } from '../rules/offer/customer-budget'
import type { CustomizationRequest } from '../schemas/customization'
import { type LockedQuote, majorPrice } from './lock-quote'
import { takeQuoteStep } from './take-quote-step'

/**
 * Opens the next round of negotiation: the customer states what should be different, and staff have to
 * answer.
 *
 * @param wish the counter-offer in major units of the quote's currency
 * @returns the round's id; with an Idempotency-Key that was used before, that of the first request
 * @throws AppError 404 if there is none of the caller's, 409 if there is nothing to negotiate, 422 for
 * a counter-offer that the currency does not have
 */
export const openNegotiationRound = (req: PayloadRequest, wish: CustomizationRequest): Promise<number> =>
  createOnce(req, 'quote-customizations', wish, async (inner) => {
    let roundId = 0
    await takeQuoteStep(inner, wish.quoteId, 'negotiate', {
      data: async ({ quote }) => {
        const { currency } = quote
        const counterOffer = offerOf(wish, quote)
        const budget = plainAmount(wish.budgetDetails, currency)
        const wanted = counterOffer ?? (budget === null ? null : toMoney(budget, currency).amount)
        return wanted === null ? {} : { customerRequestedPrice: wanted }
      },
      also: async ({ quote }, { negotiatingRound }, req) => {
        const { counterOffer: _, quoteId: quoteOf, budgetDetails, ...given } = wish
        const data = {
          ...given,
          quote: quoteOf,
          negotiatingRound,
          budgetDetails: blankToNull(budgetDetails),
          counterOffer: offerOf(wish, quote),
        }
        const collection = 'quote-customizations'
        const made = await req.payload.create({ collection, data, req, overrideAccess: true, depth: 0 })
        roundId = Number(made.id)
      },
    })
    return roundId
  })

function offerOf({ counterOffer }: CustomizationRequest, quote: LockedQuote): number | null {
  const { currency } = quote
  const issues = checkCounterOffer(currency, counterOffer, majorPrice(quote))
  if (issues.length > 0) throw validationFailed(issues)
  return counterOffer == null ? null : toMoney(counterOffer, currency).amount
}
