'use client'
import { formatInZone } from './format-in-zone'
import { useZone } from './use-zone'

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
    <time dateTime={iso} title={formatInZone(timeZone, 'full', 'long').format(date)}>
      {formatInZone(timeZone, 'medium', timeStyle).format(date)}
    </time>
  )
}
