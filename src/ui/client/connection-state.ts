'use client'
import { useSyncExternalStore } from 'react'

/**
 * The state of the connection to the server: `lost` while a page waits for it, `slow` while a response takes
 * long.
 */
type ConnectionState = 'good' | 'slow' | 'lost'

/** Longer than the server itself needs for anything a screen waits for. */
const SLOW_AFTER_MS = 8000

const reported = new Set<() => void>()
const count = { slow: 0, lost: 0 }

function change(what: keyof typeof count, by: 1 | -1): void {
  count[what] += by
  for (const listener of reported) listener()
}

/** Marks a request as slow after some seconds, until it is finished. */
export async function watched<T>(work: Promise<T>): Promise<T> {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    change('slow', 1)
  }, SLOW_AFTER_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (isSlow) change('slow', -1)
  }
}

/** Marks the connection as lost while something waits for it. */
export async function lostDuring<T>(wait: Promise<T>): Promise<T> {
  change('lost', 1)
  try {
    return await wait
  } finally {
    change('lost', -1)
  }
}

const listen = (listener: () => void) => {
  reported.add(listener)
  return () => {
    reported.delete(listener)
  }
}
const stateNow = (): ConnectionState => (count.lost > 0 ? 'lost' : count.slow > 0 ? 'slow' : 'good')

/** The current state of the connection. */
export const useConnectionState = (): ConnectionState => useSyncExternalStore(listen, stateNow, () => 'good')
