import type { QuoteStanding } from './quote-standing'

/** Who has to do something next: staff answer, or the customer decides. */
export type Turn = 'staff' | 'customer'

/**
 * Whose turn it is; null once a quote has ended, and while its vehicle is gone. After 'not available' the customer
 * may change the request.
 */
export function quoteTurn({
  isRoundAnswered,
  isVehicleGone,
  status,
}: Pick<QuoteStanding, 'status' | 'isRoundAnswered' | 'isVehicleGone'>): Turn | null {
  if (isVehicleGone) return null
  if (status === 'AWAITING_RESPONSE') return 'staff'
  if (status === 'NEGOTIATING') return isRoundAnswered ? 'customer' : 'staff'
  return status === 'QUOTED' || status === 'NOT_AVAILABLE' ? 'customer' : null
}

/**
 * Whether an offer stands, so that something is to be paid by some day: it is neither over nor without its vehicle. What
 * is paid for an accepted one is in its order.
 */
export const isOfferOpen = ({
  isExpired,
  isVehicleGone,
  status,
}: Pick<QuoteStanding, 'status' | 'isVehicleGone'> & { isExpired: boolean }): boolean =>
  !isExpired && !isVehicleGone && (status === 'QUOTED' || status === 'NEGOTIATING')

const DAY_MS = 86_400_000

/** The days since a quote was created; a day that has begun counts. */
export const daysActive = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() - createdAt.getTime()) / DAY_MS))
