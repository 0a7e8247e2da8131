'use client'

import { useEffect, useState } from 'react'
import { timeLeftText } from '../rules/reservation-words'
import * as words from './panel-words'

const SECOND_MS = 1000

/** The time that a hold has left, counting down; nothing until the browser has taken over. */
export function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  if (!now) return null
  const end = new Date(until)
  // Not read out each second: the moment itself stands beside it.
  return <span role="timer">{end <= now ? words.endingNow : words.left(timeLeftText(end, now))}</span>
}
