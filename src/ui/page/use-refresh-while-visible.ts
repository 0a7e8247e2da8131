'use client'
import { useEffect, useEffectEvent } from 'react'

const isSeen = (): boolean => document.visibilityState === 'visible' && navigator.onLine

/**
 * Reads what is shown again from time to time, while somebody sees it and has a connection; at once when they come back
 * after that time.
 *
 * @param since when it was read, in milliseconds; by default now
 */
export function useRefreshWhileVisible(everyMs: number, refresh: () => void, since?: number): void {
  const onDue = useEffectEvent(refresh)
  useEffect(() => {
    let last = since ?? Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      const left = last + everyMs - Date.now()
      timer = setTimeout(onTime, left > 0 ? left : everyMs)
    }
    const onTime = () => {
      if (Date.now() >= last + everyMs && isSeen()) {
        last = Date.now()
        onDue()
      }
      wait()
    }
    onTime()
    document.addEventListener('visibilitychange', onTime)
    window.addEventListener('online', onTime)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onTime)
      window.removeEventListener('online', onTime)
    }
  }, [everyMs, since])
}
