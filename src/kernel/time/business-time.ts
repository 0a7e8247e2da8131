import { Temporal } from 'temporal-polyfill'
import type { Day } from '../days'
import type { Span } from './periods'

/** An opening interval in minutes of the local day, from 0 to 1440; `to` is not part of it. */
export type OpenInterval = { from: number; to: number }

/** Opening intervals by day of the week, Monday first; several a day for breaks, in order and apart. */
export type WeekHours = readonly (readonly OpenInterval[])[]

/** When work is done somewhere. */
export type Calendar = {
  timeZone: string
  week: WeekHours
  /** Days of that zone on which nobody works. */
  holidays: ReadonlySet<Day>
}

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** How far ahead an opening is looked for: longer than any promise, and holidays are entered year by year. */
const HORIZON_MS = 3660 * DAY_MS

/** A stretch of time with one offset from UTC, all in milliseconds; the end is not part of it. */
type Stretch = { from: number; until: number; offset: number }

/** By time zone: the stretches that were needed before. There are about two a year. */
const known = new Map<string, Stretch[]>()

function stretchAt(timeZone: string, at: number): Stretch {
  const stretches = known.get(timeZone) ?? []
  known.set(timeZone, stretches)
  const before = stretches.find(({ from, until }) => from <= at && at < until)
  if (before) return before
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
  const stretch = {
    from: zoned(at + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity,
    until: zoned(at).getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity,
    offset: zoned(at).offsetNanoseconds / 1e6,
  }
  stretches.push(stretch)
  return stretch
}

type OpenSpan = { from: number; until: number; day: number }

const dayText = (day: number): Day => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** What is open of a stretch, as if its zone never changed its clocks. Days count from 1 January 1970, a Thursday. */
function* openIn({ holidays, week }: Calendar, stretch: Stretch): Generator<OpenSpan> {
  const { from, offset, until } = stretch
  const last = Math.floor((until - 1 + offset) / DAY_MS)
  for (let day = Math.floor((from + offset) / DAY_MS); day <= last; day += 1) {
    const hours = week[(((day + 3) % 7) + 7) % 7] ?? []
    if (hours.length === 0 || (holidays.size > 0 && holidays.has(dayText(day)))) continue
    const midnight = day * DAY_MS - offset
    for (const hour of hours) {
      const start = Math.max(from, midnight + hour.from * MINUTE_MS)
      const end = Math.min(until, midnight + hour.to * MINUTE_MS)
      if (start < end) yield { from: start, until: end, day }
    }
  }
}

/**
 * Open intervals in order, one for each opening of a day. A moment is open if the clocks of the zone show opening
 * hours at it: an hour that the clocks skip is not open, one that they show twice is open twice.
 */
function* openSpans(calendar: Calendar, from: number, until: number): Generator<OpenSpan> {
  let open: OpenSpan | null = null
  for (let at = from; at < until; ) {
    const stretch = stretchAt(calendar.timeZone, at)
    const end = Math.min(stretch.until, until)
    for (const span of openIn(calendar, { from: at, until: end, offset: stretch.offset })) {
      if (open && open.until === span.from && open.day === span.day) open.until = span.until
      else {
        if (open) yield open
        open = span
      }
    }
    at = end
  }
  if (open) yield open
}

const isNeverOpen = ({ week }: Calendar): boolean => week.every((hours) => hours.length === 0)

/**
 * The open intervals between two moments, in order and limited to these; one for each opening of a day.
 *
 * @throws RangeError for an unknown zone
 */
export function* openIntervals(calendar: Calendar, from: Date, until: Date): Generator<Span & { day: Day }> {
  for (const span of openSpans(calendar, from.getTime(), until.getTime()))
    yield { from: new Date(span.from), until: new Date(span.until), day: dayText(span.day) }
}

/** The open time between two moments, in milliseconds; 0 if the second is not later. */
export function openTimeBetween(calendar: Calendar, from: Date, until: Date): number {
  let sum = 0
  for (const span of openSpans(calendar, from.getTime(), until.getTime())) sum += span.until - span.from
  return sum
}

/**
 * The first moment by which so much open time has passed: the end of an opening rather than the beginning of the next.
 * Null if that is not within ten years.
 *
 * @param ms open time in milliseconds; none or less is over at once
 */
export function addOpenTime(calendar: Calendar, from: Date, ms: number): Date | null {
  if (ms <= 0) return from
  if (isNeverOpen(calendar)) return null
  let left = ms
  for (const span of openSpans(calendar, from.getTime(), from.getTime() + HORIZON_MS)) {
    const length = span.until - span.from
    if (left <= length) return new Date(span.from + left)
    left -= length
  }
  return null
}

/** The first open moment from this one on, which may be itself. Null if there is none within ten years. */
export function nextOpening(calendar: Calendar, at: Date): Date | null {
  if (isNeverOpen(calendar)) return null
  for (const span of openSpans(calendar, at.getTime(), at.getTime() + HORIZON_MS)) return new Date(span.from)
  return null
}
