import { formatMoney, fromMoney, type Money } from '@/kernel/money'
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

/** What a total covers: the price term, the port for which it holds, and whether shipping is charged beside the price. */
export type Coverage = { priceType: PriceType | null; port: string | null; hasDelivery: boolean }

/** A sum of money as every list, mail and paper states it, amounts in words. */
export type SumInWords = {
  /** 'CIF Mombasa' */
  covers: string
  /** '$14,340 CIF Mombasa' */
  total: string
  /** '$13,322'; null where the vehicle alone is the total. */
  vehicle: string | null
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

/**
 * What a total covers: 'CIF Mombasa', 'DDP Mombasa', 'FOB', and 'FOB with delivery to Mombasa' where a price on board has
 * the shipping charged beside it.
 */
export function coversText({ hasDelivery, port, priceType }: Coverage): string {
  const term = priceType ?? DEFAULT_PRICE_TYPE
  if (term !== 'FOB') return port ? `${term} ${port}` : term
  if (!hasDelivery) return term
  return port ? `${term} with delivery to ${port}` : `${term} with delivery`
}

const moneyText = (money: Money): string => formatMoney(fromMoney(money), money.currency)

/** A total with what it covers, and the bare price of the vehicle where that is another figure. */
export function sumInWords(
  { subtotal, total }: Pick<InvoiceTotals, 'subtotal' | 'total'>,
  coverage: Coverage,
): SumInWords {
  const covers = coversText(coverage)
  return {
    covers,
    total: `${moneyText(total)} ${covers}`,
    vehicle: subtotal.amount === total.amount ? null : moneyText(subtotal),
  }
}

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

/** '$14,340 CIF Mombasa (vehicle $13,322)'. */
export const sumText = ({ total, vehicle }: SumInWords): string =>
  vehicle === null ? total : `${total} (vehicle ${vehicle})`

/** What a total leaves to the buyer: 'Import duties and clearing at Mombasa are not included.'; null under DDP. */
export function notIncludedText({ hasDelivery, port, priceType }: Coverage): string | null {
  const term = priceType ?? DEFAULT_PRICE_TYPE
  if (term === 'DDP') return null
  const at = port ? ` at ${port}` : ''
  const duties = `mport duties and clearing${at} are not included.`
  return term === 'FOB' && !hasDelivery ? `Sea freight, insurance, i${duties}` : `I${duties}`
}

/** What is paid first: 'Down payment with taxes and delivery', of which only what there is. */
export function firstPaymentText(
  totals: Pick<InvoiceTotals, 'deliveryCharges' | 'vat' | 'withholdingTax'>,
): string {
  const hasTaxes = totals.vat.amount + totals.withholdingTax.amount > 0
  const added = [hasTaxes && 'taxes', totals.deliveryCharges.amount > 0 && 'delivery'].filter(Boolean)
  return added.length > 0 ? `Down payment with ${added.join(' and ')}` : 'Down payment'
}
