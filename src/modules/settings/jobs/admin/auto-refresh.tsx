'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useTransition } from 'react'
import * as words from '../words'

const EVERY_MS = 5000

/** Loads the list anew every five seconds, while somebody can see it and the last time is over. */
export function AutoRefresh() {
  const router = useRouter()
  const [busy, start] = useTransition()
  const refresh = useEffectEvent(() => {
    if (!busy && document.visibilityState === 'visible') start(() => router.refresh())
  })
  useEffect(() => {
    const onTime = () => refresh()
    const timer = setInterval(onTime, EVERY_MS)
    document.addEventListener('visibilitychange', onTime)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onTime)
    }
  }, [])
  return <>{words.updatesEveryFiveSeconds}</>
}
