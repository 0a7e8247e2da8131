import type { Calendar } from '@/kernel/time/business-time'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** No zone has changed its clocks between half hours in the years that are counted. */
const STEP_MINUTES = 30

/** Which minutes of a calendar are open, one by one, and how many were before each. */
export type OpenMinutes = { start: number; open: Uint8Array; before: Uint32Array }

const wallOf = (timeZone: string) => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (at: number): number => {
    // '3/29/2026, 01:30'
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = (clock.format(at).match(/\d+/g) ?? []).map(
      Number,
    )
    return Date.UTC(year, month - 1, day, hour, minute)
  }
}

/** The opening intervals of the day that a wall clock shows, which stays the same for many minutes. */
function hoursOn({ holidays, week }: Calendar) {
  let [day, hours] = [Number.NaN, week[0] ?? []]
  return (wall: number) => {
    const date = Math.floor(wall / DAY_MS)
    if (date === day) return hours
    const isHoliday = holidays.has(new Date(wall).toISOString().slice(0, 10))
    ;[day, hours] = [date, isHoliday ? [] : (week[(new Date(wall).getUTCDay() + 6) % 7] ?? [])]
    return hours
  }
}

/** Reads the clocks of the calendar's zone all along and marks each minute that they show as open. */
export function tabulate(calendar: Calendar, start: Date, days: number): OpenMinutes {
  const count = days * 1440
  const [open, before] = [new Uint8Array(count), new Uint32Array(count + 1)]
  const wallAt = wallOf(calendar.timeZone)
  const hoursAt = hoursOn(calendar)
  let wall = 0
  for (let i = 0; i < count; i += 1) {
    if (i % STEP_MINUTES === 0) wall = wallAt(start.getTime() + i * MINUTE_MS)
    const now = wall + (i % STEP_MINUTES) * MINUTE_MS
    const minute = (now % DAY_MS) / MINUTE_MS
    open[i] = hoursAt(now).some(({ from, to }) => from <= minute && minute < to) ? 1 : 0
    before[i + 1] = (before[i] ?? 0) + (open[i] ?? 0)
  }
  return { start: start.getTime(), open, before }
}

/** Open milliseconds from the beginning of the table to a moment. */
export function countedBy({ before, open, start }: OpenMinutes, at: number): number {
  const minute = Math.floor((at - start) / MINUTE_MS)
  if (minute < 0 || minute >= open.length) throw new RangeError('not in the table')
  return (before[minute] ?? 0) * MINUTE_MS + (open[minute] ? at - start - minute * MINUTE_MS : 0)
}

/** The first moment by which so many open milliseconds have been since another. */
export function reachedAt(table: OpenMinutes, from: number, ms: number): number {
  const wanted = countedBy(table, from) + ms
  let [low, high] = [0, table.open.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((table.before[middle + 1] ?? 0) * MINUTE_MS >= wanted) high = middle
    else low = middle + 1
  }
  if (low >= table.open.length) throw new RangeError('the table is too short')
  return table.start + low * MINUTE_MS + (wanted - (table.before[low] ?? 0) * MINUTE_MS)
}
