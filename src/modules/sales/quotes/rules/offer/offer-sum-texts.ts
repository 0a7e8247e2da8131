import { formatMoney, fromMoney, type Money } from '@/kernel/money'
import { DEFAULT_PRICE_TYPE, type PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import type { InvoiceTotals } from './invoice-totals'

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
