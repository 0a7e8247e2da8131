'use client'
import { useEffect, useEffectEvent } from 'react'
import { isDialogOpen } from '@/ui/back-office/use-row-keys'

type Keys = { keep: () => void; send: () => void; isOff: boolean }

/** Ctrl+S or ⌘S keeps what was entered, Ctrl+Enter or ⌘Enter sends it. */
export function useFormKeys({ isOff, keep, send }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isDialogOpen()) return
    const act = { s: keep, enter: send }[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    if (!isOff) act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
