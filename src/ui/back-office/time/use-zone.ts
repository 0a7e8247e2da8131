'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

let known: string | undefined

/** Formatted once: React reads it many times for each row of a table. */
const zoneHere = (): string => {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return known
}

/** The viewer's time zone; 'UTC' until the browser has taken over, so that both draw the same first. */
export const useZone = (): string => useSyncExternalStore(never, zoneHere, () => 'UTC')
