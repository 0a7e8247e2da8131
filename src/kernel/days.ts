/** A calendar day as it is stored and sent: '2026-11-22'. Days of this form sort as text. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

const text = (date: Date): Day => date.toISOString().slice(0, 10)

function partsOf(day: Day): [year: number, month: number, day: number] {
  const match = DAY.exec(day)
  if (!match) throw new RangeError(`'${day}' is not a day such as 2026-11-22`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}

/** Whether a text is a day of the calendar, in the form 2026-11-20. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** By time zone: its formatter, since creating one takes longer than using it, and the day at the minute last requested. */
type Zone = { format: Intl.DateTimeFormat; minute: number; day: Day }
const zones = new Map<string, Zone>()
const MINUTE_MS = 60_000

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  const made = { format, minute: Number.NaN, day: '' }
  zones.set(timeZone, made)
  return made
}

/** The day that it is at a moment in a time zone such as 'Asia/Tokyo'. Throws RangeError for an unknown zone. */
export function dayIn(moment: Date, timeZone: string): Day {
  const zone = zoneOf(timeZone)
  const minute = Math.floor(moment.getTime() / MINUTE_MS)
  // Midnight is at a full minute everywhere.
  if (zone.minute !== minute) Object.assign(zone, { minute, day: zone.format.format(moment) })
  return zone.day
}

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  return text(new Date(Date.UTC(year, month - 1, date + count)))
}

/** The same day so many months later, or the last of that month if it is shorter: 31 January → 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return text(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))))
}

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as it is printed: '6 December 2026'. */
export const dayInWords = (day: Day): string => {
  const [year, month, date] = partsOf(day)
  return inWords.format(new Date(Date.UTC(year, month - 1, date)))
}
