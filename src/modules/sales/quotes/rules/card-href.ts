import { ownQuoteHref } from './quote-hrefs'

/** The address of the customer's page about a quote or order. */
export function cardHref(card: { id: number; orderId: number | null; isOrderOnDemand: boolean }): string {
  if (card.orderId !== null) return `/dashboard/orders/${card.orderId}`
  return ownQuoteHref(card)
}
