'use client'
import { useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { LeaveQuestion } from '../dialog'
import { anythingUnsaved } from './unsaved-forms'
import { LeaveContext } from './use-leave'

/** The target of a link if following it leaves this page; null for everything else that is clicked. */
function leavingTo(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const besides = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
  if (!link?.href || besides || link.target === '_blank' || link.hasAttribute('download')) return null
  const to = new URL(link.href)
  return to.origin === location.origin && to.pathname !== location.pathname ? to.pathname + to.search : null
}

type Traversal = Event & { navigationType?: string; destination?: { key: string; url: string } }
type Navigation = EventTarget & { traverseTo: (key: string) => { committed: Promise<unknown> } }

type Leaving = {
  /** Whether something would be lost. */
  isStored: () => boolean
  leave: (to: string) => void
  /** Confirms before it goes on. */
  request: (goOn: () => void) => void
  /** Called when somebody goes on writing. */
  stay: () => void
}

/** Listens for every way to leave the page; gives back what ends that. */
function watchLeaving({ request, isStored, leave, stay }: Leaving): () => void {
  const over = new AbortController()
  const { signal } = over
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isStored()) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const to = isStored() ? leavingTo(event) : null
    if (to === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    leave(to)
  }
  const navigation = (window as { navigation?: Navigation }).navigation
  const onTraverse = (event: Traversal) => {
    const { destination } = event
    // At the same URL only what lies over the page is closed.
    if (event.navigationType !== 'traverse' || !destination || destination.url === location.href) return
    if (!event.cancelable || !isStored()) return
    event.preventDefault()
    // An entry to go forward to is gone once the question has one of its own.
    request(() =>
      navigation?.traverseTo(destination.key).committed.catch(() => location.assign(destination.url)),
    )
  }
  window.addEventListener('beforeunload', onUnload, { signal })
  // Before any other listener gets the click.
  window.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('input', stay, { signal })
  navigation?.addEventListener('navigate', onTraverse, { signal })
  return () => over.abort()
}

/** What waits for the answer of somebody who wants to leave, and the two answers. */
function useLeaving() {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const path = usePathname()
  const [pending, setPending] = useState<(() => void) | null>(null)
  const leaving = useRef(false)
  // Whoever has arrived somewhere, or goes on writing, is not leaving any more.
  useEffect(() => {
    leaving.current = path === null
  }, [path])
  const isStored = useCallback(() => !leaving.current && anythingUnsaved(), [])
  const leave = useCallback(
    (to: string) => {
      // With the line at the top for something on its way.
      const go = () => startRouteTransition(() => router.push(to))
      if (isStored()) setPending(() => go)
      else go()
    },
    [isStored, router, startRouteTransition],
  )
  useEffect(
    () =>
      watchLeaving({
        isStored,
        leave,
        request: (goOn) => setPending(() => goOn),
        stay: () => {
          leaving.current = false
        },
      }),
    [isStored, leave],
  )
  return {
    leave,
    isPending: pending !== null,
    onLeave: () => {
      leaving.current = true
      setPending(null)
      pending?.()
    },
    onStay: () => setPending(null),
  }
}

/**
 * Confirms before unsaved changes of any form are lost: by a link, by Cancel, by the back button where browsers
 * allow, by closing. Once for the whole back office.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { isPending, leave, onLeave, onStay } = useLeaving()
  return (
    <LeaveContext value={leave}>
      {children}
      {isPending && <LeaveQuestion onLeave={onLeave} onStay={onStay} />}
    </LeaveContext>
  )
}
