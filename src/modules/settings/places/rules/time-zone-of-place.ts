import { normalForm } from '@/kernel/text/normal-form'
import { COUNTRY_ALIASES } from './country-aliases'
import type { WallClock } from './opening-hours'

/** Countries with several zones where nearly everyone lives in one. */
const MAIN_ZONES: Record<string, string> = {
  CN: 'Asia/Shanghai',
  NZ: 'Pacific/Auckland',
  CL: 'America/Santiago',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
}

const plain = (text: string): string =>
  normalForm(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]+/g, ' ')
    .trim()

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let codes: Map<string, string> | undefined

/** Two-letter codes by the English names of countries. */
function countryCodes(): Map<string, string> {
  if (codes) return codes
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  codes = new Map(
    all.flatMap((code) => {
      const name = names.of(code)
      return name ? [[plain(name), code] as const] : []
    }),
  )
  return codes
}

type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/**
 * The possible time zones of a place: its city's if a zone is named after it, else its country's main one,
 * else all that the country has. Empty for an unknown country.
 */
export function timezonesOf({ city, country }: { city: string; country: string }): string[] {
  const name = plain(country)
  const code = COUNTRY_ALIASES[name] ?? countryCodes().get(name)
  if (!code) return []
  const zones = (new Intl.Locale(`und-${code}`) as WithZones).getTimeZones?.() ?? []
  const own = zones.find((zone) => plain(zone.split('/').at(-1) ?? '') === plain(city))
  const main = own ?? MAIN_ZONES[code]
  return main ? [main] : zones
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const formats = new Map<string, Intl.DateTimeFormat>()

function clockOf(timezone: string, now: Date): WallClock {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
  formats.set(timezone, format)
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    day: WEEKDAYS.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/**
 * A place's local time. Null if its country has several zones that currently differ and it is unknown
 * which one applies: better no time than a wrong one.
 */
export function placeClock(place: { city: string; country: string }, now: Date): WallClock | null {
  const clocks = timezonesOf(place).map((zone) => clockOf(zone, now))
  const [first] = clocks
  if (!first) return null
  return clocks.every(({ day, minutes }) => day === first.day && minutes === first.minutes) ? first : null
}
