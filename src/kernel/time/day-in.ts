import type { Day } from '../days'

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
