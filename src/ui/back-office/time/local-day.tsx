'use client'
import { formatInZone } from './format-in-zone'
import { useZone } from './use-zone'

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
    <time dateTime={iso} title={formatInZone(timeZone, 'full', 'long').format(date)}>
      {formatInZone(timeZone, 'medium').format(date)}
    </time>
  )
}
