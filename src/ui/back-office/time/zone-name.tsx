'use client'

import { zoneName } from '@/kernel/time/time-in-words'
import { useZone } from './use-zone'

/** The name of the zone that times on this page are in. */
export function ZoneName() {
  return <>{zoneName(useZone())}</>
}
