'use client'

import { useEffect, useState } from 'react'
import { timeLeft } from '@/kernel/time/time-in-words'
import * as words from './browser-words'

const MINUTE_MS = 60_000

/** The time left until a moment, in words. `from` is when the page was made, so that both draw the same first. */
export function TimeLeft({ from, iso }: { from: string; iso: string }) {
  const [now, setNow] = useState(() => new Date(from))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeft(new Date(iso), now)
  return <>{left === null ? words.timeIsUp : words.left(left)}</>
}
