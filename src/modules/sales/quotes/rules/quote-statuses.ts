/** Every state of a quote. */
export const QUOTE_STATUSES = [
  'AWAITING_RESPONSE',
  'QUOTED',
  'NEGOTIATING',
  'ACCEPTED',
  'NOT_AVAILABLE',
  'CANCELLED',
  'EXPIRED',
] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** The initial state: the customer waits for the first price. */
export const REQUESTED = 'AWAITING_RESPONSE' satisfies QuoteStatus

/**
 * Those still being dealt with; a customer has at most one of them for a vehicle. A vehicle that is not
 * available may still become so.
 */
export const LIVE_QUOTE_STATUSES = [
  'AWAITING_RESPONSE',
  'QUOTED',
  'NEGOTIATING',
  'ACCEPTED',
] as const satisfies readonly QuoteStatus[]

/** Display names. */
export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  AWAITING_RESPONSE: 'Awaiting response',
  QUOTED: 'Quoted',
  NEGOTIATING: 'Negotiating',
  ACCEPTED: 'Accepted',
  NOT_AVAILABLE: 'Not available',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
}

/** What a quote is at present: the first offer, a later one, or the invoice. */
export const QUOTE_TYPES = ['INITIAL_QUOTE', 'REVISED_QUOTE', 'FINAL_QUOTE', 'INVOICE'] as const
export type QuoteType = (typeof QUOTE_TYPES)[number]

/** Display names. */
export const QUOTE_TYPE_LABELS: Record<QuoteType, string> = {
  INITIAL_QUOTE: 'Initial quote',
  REVISED_QUOTE: 'Revised quote',
  FINAL_QUOTE: 'Final quote',
  INVOICE: 'Invoice',
}
