import type { QuoteStatus } from '../quote-statuses'

/** The badge's colour family: accepted green, what came to nothing red, a waiting request yellow. */
export const QUOTE_TONES = {
  AWAITING_RESPONSE: 'amber',
  QUOTED: 'grey',
  NEGOTIATING: 'grey',
  ACCEPTED: 'green',
  NOT_AVAILABLE: 'red',
  CANCELLED: 'red',
  EXPIRED: 'red',
} as const satisfies Record<QuoteStatus, string>

/** What is shown instead of the state of an open quote whose vehicle is gone. */
export const VEHICLE_GONE_LABEL = 'Vehicle no longer available'
