'use client'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether somebody is at a part of the page: with the focus, or with the pointer until something is entered
 * elsewhere.
 */
export function useIsWithin(part: RefObject<HTMLElement | null>) {
  const [isAtHand, setAtHand] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const follow = ({ target }: Event) =>
      setAtHand(target instanceof Node && part.current?.contains(target) === true)
    document.addEventListener('focusin', follow, { signal: over.signal })
    document.addEventListener('input', follow, { signal: over.signal })
    return () => over.abort()
  }, [part])
  return { isAtHand, onPointerMove: () => setAtHand(true) }
}
