/** The result of an inspection. */
export const RESULTS = ['passed', 'failed'] as const
export type Result = (typeof RESULTS)[number]

export const RESULT_LABELS: Readonly<Record<Result, string>> = { passed: 'Passed', failed: 'Failed' }

export const STOCK_NUMBER_MAX = 20
export const CERTIFICATE_NUMBER_MAX = 50
export const REMARKS_MAX = 1_000

/** The part of an inspection that decides about its vehicle; `inspectedOn` is a day, 'YYYY-MM-DD'. */
export type Inspected = { id: number; result: Result; inspectedOn: string }

/**
 * The inspection that counts: the one with the latest day. Of two on one day, the one recorded later: a
 * vehicle that failed in the morning may pass in the afternoon.
 */
export const latestOf = <T extends Inspected>(inspections: readonly T[]): T | null =>
  inspections.toSorted((a, b) => b.inspectedOn.localeCompare(a.inspectedOn) || b.id - a.id)[0] ?? null

const DAY_MS = 86_400_000
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/**
 * What is wrong with the day of an inspection, or null. Future days are rejected, but tomorrow is allowed
 * while it is already tomorrow somewhere, such as in Japan.
 *
 * @param day 'YYYY-MM-DD'
 */
export const dayFault = (day: string, now: Date): string | null =>
  day > dayOf(new Date(now.getTime() + DAY_MS / 2)) ? 'The inspection date cannot be in the future' : null

/** The day of a stored timestamp; inspections are stored as midnight UTC. */
export const storedDay = (moment: string | Date): string => dayOf(new Date(moment))
