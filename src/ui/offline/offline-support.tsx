'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { UNSENT_EVENT } from '../form/unsent-event'
import { toast } from '../toast'
import { forgetCopies, mayStoreCopies, noteSeen } from './offline-copies'
import { useOnline } from './use-online'
import { whenReachable } from './when-reachable'
import * as words from './words'

/** After the page is there and quiet: copies must not take the line from what is being read. */
const REGISTER_AFTER_MS = 4000
/** By then the first pictures are there. */
const SEEN_AFTER_MS = 2500

/**
 * What makes the site bear a bad connection: the worker that stores seen pages, a line of text while there is no
 * connection, and a fresh page when it is back. With `enabled` false whatever was stored is removed. Once per page.
 */
export function OfflineSupport({ enabled }: { enabled: boolean }) {
  const path = usePathname()
  useEffect(() => worker(enabled), [enabled])
  useEffect(() => {
    if (!enabled) return
    const timer = setTimeout(() => noteSeen(path), SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [enabled, path])
  // A copy gives way to the page itself.
  useEffect(() => (isCutOff() ? whenReachable(() => location.reload()) : undefined), [])
  return <OfflineNote />
}

/** Registers the worker, or takes it away. Development has changing files under unchanging names: none there. */
function worker(enabled: boolean): (() => void) | undefined {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
  if (!enabled || !mayStoreCopies()) {
    void forgetCopies()
    return
  }
  // Private windows refuse it, for instance; then pages are not stored, as if the visitor had chosen that.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  const timer = setTimeout(register, REGISTER_AFTER_MS)
  return () => clearTimeout(timer)
}

/** A copy is labelled as one, so the note stands over other pages only. */
const isCopy = () => document.querySelector('offline-note') !== null
/** On a slow line the copy stays until the reader reloads, or it would be loaded over and over. */
const isCutOff = () => document.querySelector('offline-note[data-cut-off]') !== null

function OfflineNote() {
  const online = useOnline()
  const [held, setHeld] = useState<string | null>(null)
  useEffect(() => {
    const onHeld = (event: Event) =>
      setHeld((event as CustomEvent<boolean>).detail ? words.yourChoicesAreStored : words.whatYouTyped)
    const onBack = () => {
      if (!isCopy()) toast(words.youAreBackOnline)
      setHeld(null)
    }
    window.addEventListener(UNSENT_EVENT, onHeld)
    window.addEventListener('online', onBack)
    return () => {
      window.removeEventListener(UNSENT_EVENT, onHeld)
      window.removeEventListener('online', onBack)
    }
  }, [])
  if (online || isCopy()) return null
  return (
    <p role="status" className="offline-note">
      {words.youAreOffline} {held ?? words.youCanStillRead} {!held && <a href="/offline">{words.showThem}</a>}
    </p>
  )
}
