import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState, useTransition } from 'react'
import { useOnline } from '@/ui/offline/use-online'
import { whenReachable } from '@/ui/offline/when-reachable'
import { wayForward } from '@/ui/overlay/overlay-history'

/** 'waiting' if the requested list will be fetched as soon as the connection is back. */
export type Line = 'open' | 'offline' | 'waiting'

/**
 * Follows a URL inside the listing; without a connection the choices stay, and the list is fetched
 * later.
 *
 * @param isDoubtful whether the last call failed, so that the connection is checked first
 */
export function useListingNavigation(isDoubtful: boolean) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [wanted, setWanted] = useState<string | null>(null)
  const isOnline = useOnline()

  const show = useCallback(
    (href: string) => {
      setWanted(null)
      const way = wayForward()
      for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
      startTransition(() => router[way](href))
    },
    [router],
  )
  // The router reacts to a failed fetch by loading the whole page, which would lose the choices.
  const go = useCallback(
    (href: string) => (navigator.onLine && !isDoubtful ? show(href) : setWanted(href)),
    [show, isDoubtful],
  )

  useEffect(() => {
    if (wanted === null) return
    return whenReachable(() => show(wanted), true)
  }, [wanted, show])

  const line: Line = wanted !== null ? 'waiting' : isOnline ? 'open' : 'offline'
  return { go, pending, line }
}
