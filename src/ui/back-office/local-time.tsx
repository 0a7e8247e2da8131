'use client'
import { useSyncExternalStore } from 'react'
import { zoneName } from '@/kernel/time/time-in-words'

const never = () => () => {}

let known: string | undefined
/** Formatted once: React reads it many times for each row of a table. */
const zoneHere = (): string => {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return known
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A table writes the same kind of date in every row; making a format takes longer than using it. */
function formatOf(timeZone: string, dateStyle: 'medium' | 'full', timeStyle?: 'short' | 'medium' | 'long') {
  const key = `${timeZone} ${dateStyle} ${timeStyle}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle, timeStyle })
  formats.set(key, format)
  return format
}

/** The viewer's time zone; 'UTC' until the browser has taken over, so that both draw the same first. */
export const useZone = (): string => useSyncExternalStore(never, zoneHere, () => 'UTC')

/**
 * A moment in the viewer's zone; pointing at it shows the zone and the seconds.
 *
 * @param exact with the seconds, as in logs
 */
export function LocalTime({ exact = false, iso }: { exact?: boolean; iso: string }) {
  const timeZone = useZone()
  const date = new Date(iso)
  const timeStyle = exact ? 'medium' : 'short'
  return (
    <time dateTime={iso} title={formatOf(timeZone, 'full', 'long').format(date)}>
      {formatOf(timeZone, 'medium', timeStyle).format(date)}
    </time>
  )
}

/**
 * The day of a moment in the viewer's zone; pointing at it shows the moment and the zone.
 *
 * @param utc where a filter beside it goes by days in UTC, so that both mean the same day
 */
export function LocalDay({ iso, utc = false }: { iso: string; utc?: boolean }) {
  const zoneHere = useZone()
  const timeZone = utc ? 'UTC' : zoneHere
  const date = new Date(iso)
  return (
    <time dateTime={iso} title={formatOf(timeZone, 'full', 'long').format(date)}>
      {formatOf(timeZone, 'medium').format(date)}
    </time>
  )
}

/** The name of the zone that times on this page are in. */
export function ZoneName() {
  return <>{zoneName(useZone())}</>
}
