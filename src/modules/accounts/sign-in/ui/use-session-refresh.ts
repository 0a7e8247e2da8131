import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { refreshSession } from '@/ui/client/session-state'

const PLACE = 'session-refreshed'
const HOUR_MS = 60 * 60_000

/** Whether the last refresh was long ago, in any tab; a browser without storage refreshes with each page. */
function isDue(now: number): boolean {
  try {
    const last = Number(localStorage.getItem(PLACE))
    if (last <= now && now - last < HOUR_MS) return false
    localStorage.setItem(PLACE, String(now))
  } catch {
    // Refreshing once too often does no harm.
  }
  return true
}

const refresh = () => {
  if (!document.hidden && isDue(Date.now())) void refreshSession()
}

/** Extends the session of somebody who uses the pages: at most once an hour, with a page or on coming back to it. */
export function useSessionRefresh(): void {
  const path = usePathname()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    refresh()
  }, [path])
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
}
