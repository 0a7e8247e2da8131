'use client'
import { useEffect, useState } from 'react'

type Actions = { select?: (id: number) => void; open?: (id: number) => void }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Moves through a table by keyboard and tells which row is current: / j k x e. Rests while a dialog is open. */
export function useRowKeys(ids: readonly number[], { open, select }: Actions): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const place = current === null ? -1 : ids.indexOf(current)
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('[data-search]')?.focus()
      } else if (event.key === 'j' || event.key === 'k') {
        const next = ids[Math.min(ids.length - 1, Math.max(0, place + (event.key === 'j' ? 1 : -1)))]
        if (next === undefined) return
        setCurrent(next)
        document.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
      } else if (current !== null && event.key === 'x') select?.(current)
      else if (current !== null && event.key === 'e') open?.(current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [current, ids, open, select])
  return current
}
