import { QUOTE_STATUSES, type QuoteStatus, type QuoteType } from './quote-statuses'

/** What determines a quote's type and whether its form is open. */
export type QuoteStanding = {
  status: QuoteStatus
  quoteType: QuoteType
  /** The round last requested, from 1; 0 before there was any. */
  negotiatingRound: number
  /** Whether staff have answered that round; true if there was none. */
  isRoundAnswered: boolean
  /** Whether the vehicle can no longer be bought by this customer. */
  isVehicleGone: boolean
}

/**
 * The type of a quote that staff save: the first offer of a request, the answer of the first round, or of a
 * later one. Requesting a round does not change it.
 */
export function quoteTypeOf({
  negotiatingRound,
  quoteType,
  status,
}: Pick<QuoteStanding, 'status' | 'quoteType' | 'negotiatingRound'>): QuoteType {
  if (status === 'AWAITING_RESPONSE') return 'INITIAL_QUOTE'
  if (status !== 'NEGOTIATING' || negotiatingRound < 1) return quoteType
  return negotiatingRound === 1 ? 'REVISED_QUOTE' : 'FINAL_QUOTE'
}

/** The state of a quote that staff save; one that has run out is then on offer again. */
export const statusOfSaved = (status: QuoteStatus): QuoteStatus =>
  status === 'AWAITING_RESPONSE' || opensAgain(status) ? 'QUOTED' : status

const CLOSED: readonly QuoteStatus[] = QUOTE_STATUSES.filter(
  (status) => status !== 'AWAITING_RESPONSE' && status !== 'NEGOTIATING',
)

/** Whether staff can only read the quote's form: it has been answered or is over, or its vehicle is gone. */
export function isQuoteReadOnly(quote: QuoteStanding): boolean {
  const { isRoundAnswered, isVehicleGone, negotiatingRound, quoteType, status } = quote
  if (CLOSED.includes(status) || isVehicleGone) return true
  if (status !== 'NEGOTIATING') return false
  // The only round was withdrawn: the offer stands, and the customer decides.
  if (negotiatingRound === 0) return isRoundAnswered
  if (negotiatingRound === 1) return quoteType === 'REVISED_QUOTE'
  // From the second round on the type stays the same, so it does not identify a third.
  return quoteType === 'FINAL_QUOTE' && (negotiatingRound === 2 || isRoundAnswered)
}

/** Whether "Quote again" opens the form of such a quote, although it is read-only at first. */
export const opensAgain = (status: QuoteStatus): boolean => status === 'NOT_AVAILABLE' || status === 'EXPIRED'
