'use client'
import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '@/ui/back-office/is-dialog-open'

/** Ctrl+S or ⌘S stores what was entered: a quote has no button for that, it is stored by itself too. */
export function useSaveDraftShortcut(store: () => void, isOff: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isDialogOpen()) return
    if (event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!isOff) store()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
