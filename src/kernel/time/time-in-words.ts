import { counted } from '../lists/counted'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long somebody has been waiting, in whole units: 'less than an hour', '5 hours', '3 days'. */
export function waitedText(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS)
  if (hours < 1) return 'less than an hour'
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/**
 * The time that is left until a moment, in words of at most two units and never more than there is: '3 days', '1 day
 * 4 hours', '5 hours 20 minutes', '12 minutes', 'less than a minute'. Null once the moment has come.
 */
export function timeLeft(until: Date, now: Date): string | null {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS)
  if (until <= now) return null
  if (minutes < 1) return 'less than a minute'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  if (days > 2) return counted(days, 'day')
  const [large, small] =
    days > 0
      ? [counted(days, 'day'), hours > 0 && counted(hours, 'hour')]
      : [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')]
  return [large, small].filter(Boolean).join(' ')
}

/** Formatters by time zone: creating one takes longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * A moment on the clocks of a time zone, with the zone: 'Wed 25 Nov 2026, 23:59 GMT+3'.
 *
 * @throws RangeError for an unknown zone
 */
export function momentIn(moment: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    })
  clocks.set(timeZone, clock)
  const parts = clock.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
  return `${day}, ${part('hour')}:${part('minute')} ${part('timeZoneName')}`
}

const nameIn = (timeZone: string, timeZoneName: 'long' | 'longGeneric'): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

const names = new Map<string, string>()

function nameOf(timeZone: string): string {
  const name = nameIn(timeZone, 'longGeneric')
  return name.startsWith('GMT') ? nameIn(timeZone, 'long') : name
}

/**
 * What a time zone is called all the year round, on every screen: 'Japan Standard Time', 'Eastern Time', 'UTC'.
 *
 * @throws RangeError for an unknown zone
 */
export function zoneName(timeZone: string): string {
  if (timeZone === 'UTC' || timeZone === 'Etc/UTC') return 'UTC'
  const name = names.get(timeZone) ?? nameOf(timeZone)
  names.set(timeZone, name)
  return name
}
