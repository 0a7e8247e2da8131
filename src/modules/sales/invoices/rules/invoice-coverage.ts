import { type Coverage, coversText } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import type { InvoiceData } from './invoice-data'

type Covering = Pick<InvoiceData, 'port' | 'priceType' | 'totals'>

/** What the total of an invoice covers. */
export const invoiceCoverage = ({ port, priceType, totals }: Covering): Coverage => ({
  port,
  priceType,
  hasDelivery: totals.deliveryCharges.amount > 0,
})

/** The price term with the port for which it holds, as everywhere else that states the total: 'CIF Mombasa'. */
export const coversOf = (data: Covering): string => coversText(invoiceCoverage(data))
