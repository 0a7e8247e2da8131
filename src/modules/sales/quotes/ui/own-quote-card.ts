import type { BodyOf } from '@/ui/client/make-call'
import { type QuoteCard, quoteCard } from '../rules/quote-card'

/** A quote as its customer gets it; amounts in major units. */
export type OwnQuote = BodyOf<'get', '/api/v1/quotes/my-quotes/{id}'>['data']

/** A message of the conversation about a quote. */
export type QuoteNote = BodyOf<'get', '/api/v1/quotes/my-quotes/{id}/notes'>['data'][number]

/**
 * The card of a quote.
 *
 * @param today the day in the company's time zone, YYYY-MM-DD
 */
export function ownQuoteCard(quote: OwnQuote, today: string): QuoteCard {
  const { isOrderOnDemandRequest, orderOnDemandRequest, vehicle, ...rest } = quote
  return quoteCard(
    {
      ...rest,
      // The card of an order links to the order; these are cards of quotes.
      orderId: null,
      isOrderOnDemand: isOrderOnDemandRequest,
      vehicleYear: vehicle?.year ?? null,
      vehicleImage: vehicle?.picture ?? null,
      isDrawn: vehicle?.isDrawn ?? false,
      specialRequirements: orderOnDemandRequest?.specialRequirements ?? null,
    },
    today,
  )
}
