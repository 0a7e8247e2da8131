/** A visit is over after so many hours without a page, so that a break does not make news old. */
export const VISIT_GAP_HOURS = 4

/** During a visit it is written down at most once in so many seconds. */
const NOTED_EVERY_SECONDS = 60

/** When somebody was here last, and when the visit before ended; null during the first. */
export type Visits = { seenAt: Date; beforeAt: Date | null }

/**
 * The same with a page that is opened now. What is new is measured against `beforeAt`, which stays as it is for the
 * whole of a visit: loading a page again does not make its news disappear.
 *
 * @param stored the stored visit; null for somebody who was never here
 */
export function visitAt(stored: Visits | null, now: Date): Visits {
  if (!stored) return { seenAt: now, beforeAt: null }
  const isNew = now.getTime() - stored.seenAt.getTime() > VISIT_GAP_HOURS * 3_600_000
  return { seenAt: now, beforeAt: isNew ? stored.seenAt : stored.beforeAt }
}

/** Whether a page opened now is to be written down. */
export const isNoted = (stored: Visits | null, now: Date): boolean =>
  !stored || now.getTime() - stored.seenAt.getTime() >= NOTED_EVERY_SECONDS * 1000
