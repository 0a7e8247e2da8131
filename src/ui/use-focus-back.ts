import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the focus to the button that opened something in its own place: the focused element disappears with
 * it, and the keyboard continues from where it was opened.
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
