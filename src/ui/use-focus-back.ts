import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button that opened something in its own place: what had the focus there is gone with
 * it, and the keyboard goes on from where it was opened.
 */
export function useFocusBack<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const opener = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
