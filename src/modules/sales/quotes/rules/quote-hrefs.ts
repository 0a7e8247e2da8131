/** The customer's lists of quotes. */
export const QUOTE_LISTS = {
  all: { href: '/dashboard/quotes', label: 'All' },
  requested: { href: '/dashboard/quotes/requested', label: 'Requested' },
  received: { href: '/dashboard/quotes/received', label: 'Received' },
  'on-demand': { href: '/dashboard/orders/on-demand', label: 'On demand' },
} as const
export type QuoteListKind = keyof typeof QUOTE_LISTS

type OfQuote = { id: number; isOrderOnDemand: boolean }

/** The address of the customer's page about a quote, and of the pages below it. */
export const ownQuoteHref = (
  { id, isOrderOnDemand }: OfQuote,
  below?: 'customize' | 'negotiation-summary' | 'modify',
): string => {
  const list = isOrderOnDemand ? QUOTE_LISTS['on-demand'].href : QUOTE_LISTS.all.href
  return below ? `${list}/${id}/${below}` : `${list}/${id}`
}

/** Where a customer goes after requesting a customization, given the address that they came from. */
export const afterCustomization = (path: string): string =>
  path.includes('on-demand') ? QUOTE_LISTS['on-demand'].href : QUOTE_LISTS.received.href

/** Where staff see a quote. */
export const staffQuoteHref = ({ id, isOrderOnDemand }: OfQuote): string =>
  `/admin/quotes/${isOrderOnDemand ? 'order-on-demand' : 'standard-quotes'}/${id}`

/** Where the summary of a negotiation is for staff. */
export const staffSummaryHref = (quote: OfQuote): string => `${staffQuoteHref(quote)}/negotiation-summary`
