'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment where the reader is; in UTC until the browser has taken over. */
export function ShortMoment({ iso }: { iso: string }) {
  const timeZone = useSyncExternalStore(never, zoneHere, () => 'UTC')
  const text = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={iso}>{text.format(new Date(iso))}</time>
}
