'use client'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * The time, again every half minute: what is due is written in minutes.
 *
 * @param read when the page was read, ISO: what is drawn first is the same in the browser
 */
export function useNow(read: string): Date {
  const [now, setNow] = useState(() => new Date(read))
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
