/** The lists of quotes in the back office: of vehicles in stock, and of those wanted on demand. */
export const STANDARD_QUOTES = '/admin/quotes/standard-quotes'
export const ON_DEMAND_QUOTES = '/admin/quotes/order-on-demand'

/** The list that a quote belongs to. */
export const quotesHref = (isOrderOnDemand: boolean): string =>
  isOrderOnDemand ? ON_DEMAND_QUOTES : STANDARD_QUOTES

/** The form of a quote. */
export const quoteHref = (quote: { id: number; isOrderOnDemand: boolean }): string =>
  `${quotesHref(quote.isOrderOnDemand)}/${quote.id}`

/** The summary of its negotiation. */
export const summaryHref = (quote: { id: number; isOrderOnDemand: boolean }): string =>
  `${quoteHref(quote)}/negotiation-summary`
