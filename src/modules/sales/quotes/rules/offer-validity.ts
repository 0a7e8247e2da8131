import { addDays } from '@/kernel/days'
import { dayIn } from '@/kernel/time/day-in'
import type { QuoteStanding } from './quote-standing'
import { quoteTurn } from './quote-turn'

/** For how many days a quote is valid unless the company settings differ. */
export const VALIDITY_DAYS = 30

/** The day until which a quote made now is valid by default. The days are those of the company's time zone. */
export const defaultValidUntil = (now: Date, timezone: string, days = VALIDITY_DAYS): string =>
  addDays(dayIn(now, timezone), days)

/** Whether a quote is still valid today; its last day counts. One without an end is valid. */
export const isInDate = (validUntil: string | null, today: string): boolean =>
  validUntil === null || validUntil.slice(0, 10) >= today

/**
 * Whether a quote has run out: it waits for its customer, and its last day is over. While staff owe an answer
 * it does not run out: their offer comes with a new date.
 *
 * @param today the day in the company's time zone
 */
export const isOverdue = (
  quote: Pick<QuoteStanding, 'status' | 'isRoundAnswered'> & { validUntil: string | null },
  today: string,
): boolean =>
  quote.status !== 'NOT_AVAILABLE' &&
  // Days pass whether the vehicle is there or not.
  quoteTurn({ ...quote, isVehicleGone: false }) === 'customer' &&
  !isInDate(quote.validUntil, today)

/** Whether a quote counts as expired on screens, even before the job has marked it. */
export const isExpired = (quote: Parameters<typeof isOverdue>[0], today: string): boolean =>
  quote.status === 'EXPIRED' || isOverdue(quote, today)
