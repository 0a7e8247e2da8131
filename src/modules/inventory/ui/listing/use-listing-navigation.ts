import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState, useSyncExternalStore, useTransition } from 'react'
import { isReachable } from './live-counts'

/** 'waiting' when a list was asked for that will be fetched as soon as there is a line again. */
export type Line = 'open' | 'offline' | 'waiting'

const RETRY_MS = 4_000

/**
 * Follows an address inside the listing; without a line the choices stay, and the list is fetched later.
 *
 * @param isDoubtful whether the last call did not come through, so that the line is looked at first
 */
export function useListingNavigation(isDoubtful: boolean) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [wanted, setWanted] = useState<string | null>(null)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  const show = useCallback(
    (href: string) => {
      setWanted(null)
      for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
      startTransition(() => router.push(href))
    },
    [router],
  )
  // The router answers a failed fetch by loading the whole page, and with it the choices would be lost.
  const go = useCallback(
    (href: string) => (navigator.onLine && !isDoubtful ? show(href) : setWanted(href)),
    [show, isDoubtful],
  )

  useEffect(() => {
    if (wanted === null) return
    return whenReachable(() => show(wanted))
  }, [wanted, show])

  const line: Line = wanted !== null ? 'waiting' : isOnline ? 'open' : 'offline'
  return { go, pending, line }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Calls `then` once the server answers again; gives back how to stop waiting. */
function whenReachable(then: () => void): () => void {
  let isOver = false
  const look = async () => {
    if (!isOver && navigator.onLine && (await isReachable()) && !isOver) then()
  }
  void look()
  const timer = setInterval(look, RETRY_MS)
  window.addEventListener('online', look)
  return () => {
    isOver = true
    clearInterval(timer)
    window.removeEventListener('online', look)
  }
}
