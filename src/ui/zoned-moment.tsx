'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader's zone; null until the browser has taken over. */
export const useZoneHere = (): string | null => useSyncExternalStore(never, zoneHere, () => null)

/** A moment where the reader is, with the zone named; in UTC until the browser has taken over. */
export function ZonedMoment({ iso }: { iso: string }) {
  const timeZone = useZoneHere() ?? 'UTC'
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return <time dateTime={iso}>{text.format(new Date(iso))}</time>
}
