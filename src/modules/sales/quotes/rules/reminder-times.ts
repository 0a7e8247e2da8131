import { addDays } from '@/kernel/days'

/** How many days before its last one a customer is reminded of an offer. */
export const ENDS_SOON_DAYS = 3
/** After how many hours the showroom is reminded of a customer who waits: what customers are promised. */
export const WAITS_HOURS = 24

const HOUR_MS = 3_600_000

/** The last days of offers that are about to expire: from today on, inclusive, as YYYY-MM-DD. */
export const endingDays = (today: string): { from: string; to: string } => ({
  from: today,
  to: addDays(today, ENDS_SOON_DAYS),
})

/** A turn that began before this moment has taken too long. */
export const waitingTooLongSince = (now: Date): Date => new Date(now.getTime() - WAITS_HOURS * HOUR_MS)
