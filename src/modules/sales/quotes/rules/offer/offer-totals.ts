import { DEFAULT_PRICE_TYPE, type PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { type InvoiceTotals, invoiceTotals } from './invoice-totals'

/** An offer as it is stored; amounts in whole minor units of its currency. */
export type PricedOffer = {
  currency: string
  quotedPrice: number | null
  deliveryCharges: number | null
  priceType: PriceType | null
  isTaxApplied: boolean | null
  withholdingTaxPercentage: number | null
  vatPercentage: number | null
  downPaymentPercentage?: number | null
}

/** The figures of an offer, by the rule of its proforma invoice; null while it has no price. */
export function offerTotals(offer: PricedOffer): InvoiceTotals | null {
  const { currency, quotedPrice } = offer
  if (quotedPrice === null) return null
  return invoiceTotals({
    unitPrice: { amount: quotedPrice, currency },
    quantity: 1,
    deliveryCharges: { amount: offer.deliveryCharges ?? 0, currency },
    priceType: offer.priceType ?? DEFAULT_PRICE_TYPE,
    isTaxApplied: offer.isTaxApplied === true,
    withholdingTaxPercentage: offer.withholdingTaxPercentage ?? 0,
    vatPercentage: offer.vatPercentage ?? 0,
    downPaymentPercentage: offer.downPaymentPercentage ?? 0,
  })
}
