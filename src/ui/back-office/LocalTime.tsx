'use client'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The viewer's time zone; 'UTC' until the browser has taken over, so that both draw the same first. */
export const useZone = (): string => useSyncExternalStore(never, zoneHere, () => 'UTC')

/**
 * A moment in the viewer's zone; pointing at it says the zone and the seconds.
 *
 * @param exact with the seconds, as in logs
 */
export function LocalTime({ exact = false, iso }: { exact?: boolean; iso: string }) {
  const timeZone = useZone()
  const date = new Date(iso)
  const timeStyle = exact ? 'medium' : 'short'
  const short = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle })
  const full = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'long' })
  return (
    <time dateTime={iso} title={full.format(date)}>
      {short.format(date)}
    </time>
  )
}

/**
 * The day of a moment in the viewer's zone; pointing at it says the moment and the zone.
 *
 * @param utc where a filter beside it goes by days in UTC, so that both mean the same day
 */
export function LocalDay({ iso, utc = false }: { iso: string; utc?: boolean }) {
  const zoneHere = useZone()
  const timeZone = utc ? 'UTC' : zoneHere
  const date = new Date(iso)
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium' })
  const full = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'long' })
  return (
    <time dateTime={iso} title={full.format(date)}>
      {day.format(date)}
    </time>
  )
}

/** The name of the zone that times on this page are in. */
export function ZoneName() {
  return <>{useZone()}</>
}
