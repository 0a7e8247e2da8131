'use client'
import { useEffect, useRef } from 'react'

type Keys = { save: () => void; addNew: (() => void) | null }

/** Ctrl+S or ⌘S saves; Ctrl+Enter or ⌘Enter saves a new vehicle and starts the next one. */
export function useSaveKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const { addNew, save } = latest.current
      const act = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? addNew : null
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
