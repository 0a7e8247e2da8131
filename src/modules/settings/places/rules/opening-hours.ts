/** One opening period in a week. Days count from Monday (0) to Sunday (6), times are minutes of the day. */
export type Opening = { day: number; from: number; to: number }

/** A local time: day of the week from Monday (0), minutes since midnight. */
export type WallClock = { day: number; minutes: number }

/** Whether a place is open, until when, and otherwise when it opens next. */
export type OpenState = { isOpen: true; until: number } | { isOpen: false; opens: WallClock | null }

export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const DAY_MINUTES = 24 * 60
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?'
const DASH = '\\s*(?:[-–—]|to)\\s*'
const TIME = '\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m\\.?)?'
const EVERY_DAY = /^(?:daily|every ?day|all week)\b\s*/i
const DAYS = new RegExp(`^(${DAY})(?:${DASH}(${DAY}))?(?![a-z])\\s*:?\\s*`, 'i')
const TIMES = new RegExp(`^(${TIME})${DASH}(${TIME})\\s*`, 'i')
const BETWEEN = /^(?:[,;&+\n]|and\b)\s*/i
const CLOSED = /^closed\b\s*/i

const dayOf = (word: string): number =>
  DAY_NAMES.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3).toLowerCase()))

/** The days of 'Mon–Fri'; a range may cross the end of the week. */
function daysOf(first: string, last: string | undefined): number[] {
  const from = dayOf(first)
  const count = last === undefined ? 1 : ((dayOf(last) - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, step) => (from + step) % 7)
}

/** Minutes from '9:00', '09.30', '9am', '6 pm' or '24:00'; null for invalid times. */
function minutesOf(text: string): number | null {
  const [, hourText, minuteText = '0', half] = /^(\d+)(?:[:.](\d+))?\s*([ap])?/i.exec(text) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (minute > 59 || hour > 24 || (half && (hour < 1 || hour > 12))) return null
  const hours = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return hours * 60 + minute <= DAY_MINUTES ? hours * 60 + minute : null
}

/**
 * Parses opening hours as people write them: 'Mon–Fri 9:00–18:00, Sat 9:00–13:00', 'Daily 9am-6pm', 'Mon, Wed
 * 8:00–12:00 and 13:00–17:00; Sun closed'. Null if any part is not understood, so that no page shows a place
 * as open on a guess; the same for periods across midnight.
 */
export function readOpeningHours(text: string | null | undefined): Opening[] | null {
  const openings: Opening[] = []
  let rest = (text ?? '').trim()
  let days: number[] = []
  let isNewGroup = true
  while (rest !== '') {
    const every = EVERY_DAY.exec(rest)
    const named = DAYS.exec(rest)
    const match = every ?? named ?? TIMES.exec(rest) ?? CLOSED.exec(rest) ?? BETWEEN.exec(rest)
    if (!match) return null
    rest = rest.slice(match[0].length)
    if (match === every || match === named) {
      const more = match === every ? [0, 1, 2, 3, 4, 5, 6] : daysOf(named?.[1] ?? '', named?.[2])
      days = isNewGroup ? more : [...days, ...more]
      isNewGroup = false
    } else if (TIMES.test(match[0])) {
      const [from, to] = [minutesOf(match[1] ?? ''), minutesOf(match[2] ?? '')]
      if (from === null || to === null || from >= to || days.length === 0) return null
      openings.push(...days.map((day) => ({ day, from, to })))
      isNewGroup = true
    } else if (CLOSED.test(match[0])) isNewGroup = true
  }
  return openings.length > 0 && isNewGroup ? sorted(openings) : null
}

const sorted = (openings: Opening[]): Opening[] =>
  openings.sort((a, b) => a.day - b.day || a.from - b.from || a.to - b.to)

/** Whether a place with these hours is open at that time, and what comes next. */
export function openStateAt(openings: readonly Opening[], { day, minutes }: WallClock): OpenState {
  const now = openings.filter((one) => one.day === day && one.from <= minutes && minutes < one.to)
  if (now.length > 0) return { isOpen: true, until: Math.max(...now.map(({ to }) => to)) }
  const wait = ({ day: on, from }: Opening) => ((on - day + 7) % 7) * DAY_MINUTES + from - minutes
  const next = openings
    .map((one) => ({ one, minutes: wait(one) <= 0 ? wait(one) + 7 * DAY_MINUTES : wait(one) }))
    .sort((a, b) => a.minutes - b.minutes)[0]?.one
  return { isOpen: false, opens: next ? { day: next.day, minutes: next.from } : null }
}

/** '9:00', '18:30'. */
export const clockText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const two = (minutes: number): string => clockText(minutes).padStart(5, '0')

/** The same in schema.org's format, one text per period: 'Mo,Tu 09:00-18:00'. */
export function schemaOpeningHours(openings: readonly Opening[]): string[] {
  const byTime = new Map<string, string[]>()
  for (const { day, from, to } of openings) {
    const time = `${two(from)}-${two(to)}`
    byTime.set(time, [...(byTime.get(time) ?? []), (DAY_NAMES[day] ?? '').slice(0, 2)])
  }
  return [...byTime].map(([time, days]) => `${days.join(',')} ${time}`)
}
