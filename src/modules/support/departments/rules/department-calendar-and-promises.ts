import type { OpenInterval, WeekHours } from '@/kernel/time/business-time'
import { DAY_NAMES, type Opening } from '@/modules/settings/places/rules/opening-hours'
import type { TicketPriority } from './ticket-priorities'

export type { OpenInterval, WeekHours } from '@/kernel/time/business-time'

/** Opening times as they are stored, as seven lists, Monday first. */
export const weekOf = (openings: readonly Opening[]): OpenInterval[][] =>
  DAY_NAMES.map((_, index) =>
    openings.filter(({ day }) => day === index).map(({ from, to }) => ({ from, to })),
  )

/** The same the other way round. */
export const openingsOf = (week: WeekHours): Opening[] =>
  week.flatMap((hours, day) => hours.map(({ from, to }) => ({ day, from, to })))

/** A day on which a department is closed, YYYY-MM-DD in its zone. */
export type Holiday = { day: string; name: string }

/** What is promised about a ticket. */
export const PROMISES = ['firstResponse', 'nextResponse', 'resolution'] as const
export type Promised = (typeof PROMISES)[number]

export const PROMISE_LABELS: Record<Promised, string> = {
  firstResponse: 'First response',
  nextResponse: 'Next response',
  resolution: 'Resolution',
}

/** What is promised at a priority, in minutes of the department's business hours; null for no promise. */
export type SlaTarget = Record<Promised, number | null>

export type SlaTargets = Record<TicketPriority, SlaTarget>
