import type { QuoteStanding } from './quote-type'

/** Who has to do something next: staff answer, or the customer decides. */
export type Turn = 'staff' | 'customer'

/** Whose turn it is; null once a quote has ended. After 'not available' the customer may change the request. */
export function quoteTurn({
  isRoundAnswered,
  status,
}: Pick<QuoteStanding, 'status' | 'isRoundAnswered'>): Turn | null {
  if (status === 'AWAITING_RESPONSE') return 'staff'
  if (status === 'NEGOTIATING') return isRoundAnswered ? 'customer' : 'staff'
  return status === 'QUOTED' || status === 'NOT_AVAILABLE' ? 'customer' : null
}

const HOUR_MS = 3_600_000

/** How long somebody has been waiting, in whole units: 'less than an hour', '5 hours', '3 days'. */
export function waitedText(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS)
  if (hours < 1) return 'less than an hour'
  const [count, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const DAY_MS = 24 * HOUR_MS

/** The days since a quote was created; a day that has begun counts. */
export const daysActive = (createdAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() - createdAt.getTime()) / DAY_MS))
