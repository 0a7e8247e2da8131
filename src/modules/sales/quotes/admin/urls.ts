/** The lists of quotes in the back office: of vehicles in stock, and of those wanted on demand. */
export const STANDARD_QUOTES = '/admin/quotes/standard-quotes'
export const ON_DEMAND_QUOTES = '/admin/quotes/order-on-demand'

/** The list that a quote belongs to. */
export const quotesAddress = (isOrderOnDemand: boolean): string =>
  isOrderOnDemand ? ON_DEMAND_QUOTES : STANDARD_QUOTES

/** The form of a quote. */
export const quoteAddress = (quote: { id: number; isOrderOnDemand: boolean }): string =>
  `${quotesAddress(quote.isOrderOnDemand)}/${quote.id}`

/** The summary of its negotiation. */
export const summaryAddress = (quote: { id: number; isOrderOnDemand: boolean }): string =>
  `${quoteAddress(quote)}/negotiation-summary`
