'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/ui/button'
import { SIGNED_OUT_EVENT } from '@/ui/client/session-state'
import { Notice } from '@/ui/form/notice'
import * as words from './browser-words'

/** Shows that the session has ended, at the first call that shows it, and links to the sign-in and back. */
export function SessionEndedNotice() {
  const [isOver, setOver] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onOver = () => setOver(true)
    window.addEventListener(SIGNED_OUT_EVENT, onOver)
    return () => window.removeEventListener(SIGNED_OUT_EVENT, onOver)
  }, [])
  useEffect(() => {
    if (isOver) link.current?.focus()
  }, [isOver])
  if (!isOver) return null
  return (
    <Notice tone="red" isAlert>
      <p>{words.yourSessionHasEndedAndNothing}</p>
      <a
        ref={link}
        href={`/auth/login?next=${encodeURIComponent(location.pathname)}`}
        className={buttonStyle('secondary', 'mt-3')}
      >
        {words.signInAgain}
      </a>
    </Notice>
  )
}
