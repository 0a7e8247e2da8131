/** Whether something holds on a day, will from a later one, or has ended. */
export const VALIDITIES = ['current', 'coming', 'ended'] as const

export type Validity = (typeof VALIDITIES)[number]

/** Whether what holds between two days (both included, null is open) does so on a day. */
export function validityOn(day: string, from: string | null, to: string | null): Validity {
  if (to && to < day) return 'ended'
  return from && from > day ? 'coming' : 'current'
}
