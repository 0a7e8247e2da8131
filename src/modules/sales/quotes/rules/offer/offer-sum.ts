import { type Coverage, type SumInWords, sumInWords } from './offer-sum-texts'
import { offerTotals, type PricedOffer } from './offer-totals'

/** What the total of an offer covers. */
export const coverageOf = (
  offer: Pick<PricedOffer, 'deliveryCharges' | 'priceType'> & { port: string | null },
): Coverage => ({
  priceType: offer.priceType,
  port: offer.port,
  hasDelivery: (offer.deliveryCharges ?? 0) > 0,
})

/** The same of an offer; null while it has no price. */
export function offerSum(offer: PricedOffer & { port: string | null }): SumInWords | null {
  const totals = offerTotals(offer)
  if (!totals) return null
  return sumInWords(totals, coverageOf(offer))
}
