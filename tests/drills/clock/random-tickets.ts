import type { Calendar, OpenInterval } from '@/kernel/time/business-time'
import type {
  Message,
  Promised,
  StatusChange,
  TicketFacts,
} from '@/modules/support/tickets/rules/sla/ticket-facts'
import { TICKET_PRIORITIES, TICKET_STATUSES } from '@/modules/support/tickets/rules/ticket-choices'

/** Clocks that never change, change by an hour, by half an hour, at midnight, and in the other half of the year. */
export const ZONES = [
  'Africa/Nairobi',
  'Asia/Tokyo',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Auckland',
] as const

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** Numbers from 0 to 1, the same for a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Random = () => number
const below = (random: Random, count: number) => Math.floor(random() * count)
const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T

/** Up to three openings of a day, at odd minutes; some days are open all round, some not at all. */
function randomDay(random: Random): OpenInterval[] {
  const kind = random()
  if (kind < 0.15) return []
  if (kind < 0.3) return [{ from: 0, to: 1440 }]
  const edges = new Set(Array.from({ length: 2 * (1 + below(random, 3)) }, () => below(random, 1441)))
  const sorted = [...edges].sort((a, b) => a - b)
  return Array.from({ length: Math.floor(sorted.length / 2) }, (_, i) => ({
    from: sorted[2 * i] as number,
    to: sorted[2 * i + 1] as number,
  }))
}

export function randomCalendar(random: Random, timeZone: string, start: Date, days: number): Calendar {
  const week = Array.from({ length: 7 }, () => randomDay(random))
  // Something is open in every week.
  week[below(random, 7)] = [{ from: 480, to: 1020 }]
  const holidays = Array.from({ length: 25 }, () =>
    new Date(start.getTime() + below(random, days) * DAY_MS).toISOString().slice(0, 10),
  )
  return { timeZone, week, holidays: new Set(holidays) }
}

/** Moments after another, in seconds that nothing else happens in. */
function momentsAfter(random: Random, from: number, count: number): Date[] {
  const spread = pick(random, [0.2, 2, 20]) * DAY_MS
  const seconds = new Set(Array.from({ length: count }, () => 1 + below(random, spread / 1000)))
  return [...seconds].sort((a, b) => a - b).map((second) => new Date(from + second * 1000))
}

/** A ticket to which up to twelve things have happened. */
export function randomTicket(random: Random, start: Date, days: number): TicketFacts {
  const createdAt = new Date(start.getTime() + below(random, days * 86_400) * 1000)
  const statuses: StatusChange[] = [
    { at: createdAt, to: random() < 0.9 ? 'OPEN' : pick(random, TICKET_STATUSES) },
  ]
  const messages: Message[] = []
  for (const at of momentsAfter(random, createdAt.getTime(), below(random, 13))) {
    const what = random()
    if (what < 0.55) messages.push({ at, fromCustomer: random() < 0.5 })
    // An answer that changes the status at once.
    if (what > 0.45) statuses.push({ at, to: pick(random, TICKET_STATUSES) })
  }
  return { createdAt, priority: pick(random, TICKET_PRIORITIES), statuses, messages }
}

/** From a minute to 60 hours of open time. */
export const randomTargets = (random: Random): Record<Promised, number> => {
  const minutes = () => 1 + below(random, pick(random, [30, 480, 3600]))
  return { firstResponse: minutes(), nextResponse: minutes(), resolution: minutes() }
}
