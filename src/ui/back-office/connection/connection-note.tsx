'use client'
import { useEffect, useRef } from 'react'
import { useConnectionState } from '@/ui/client/connection-state'
import { useOnline } from '@/ui/offline/use-online'
import css from './connection.module.css'
import * as words from './words'

const WORDS = {
  lost: words.youAreOfflineThisScreen,
  slow: words.thisIsTakingAWhile,
}

/** Shows what is wrong with the connection, above everything else, as long as it is. */
export function ConnectionNote() {
  const online = useOnline()
  const state = useConnectionState()
  const note = useRef<HTMLParagraphElement>(null)
  const status = online ? state : 'lost'
  useEffect(() => {
    const shown = note.current
    // Where a browser knows no popovers, the note stands below whatever covers the page.
    if (status === 'good' || !shown?.showPopover || shown.matches(':popover-open')) return
    shown.showPopover()
  }, [status])
  if (status === 'good') return <p aria-live="polite" className={css.note} hidden role="status" />
  return (
    // Live regions: what a dialog hides from screen readers excludes them.
    <p aria-live="polite" className={css.note} data-tone={status} popover="manual" ref={note} role="status">
      {WORDS[status]}
    </p>
  )
}
