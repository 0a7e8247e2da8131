'use client'
import { useEffect, useState } from 'react'

/** What can be done to the selected rows. */
const BULK = '[data-bulk] button:enabled, button[data-bulk]:enabled'

type Actions = { select?: (id: number) => void; open?: (id: number) => void }

/** A checkbox takes no letters: after clicking one, the keyboard still works. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !target.matches('input:is([type="checkbox"], [type="radio"])')

/** The dialog on top, which keys are then meant for. */
export const dialogOnTop = (): Element | null =>
  [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ?? null

export const isDialogOpen = (): boolean => dialogOnTop() !== null

/** Whether a key is meant for the screen: not for a field, a dialog or the browser. */
export const isPlainKey = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) && !isTyping(event.target) && !isDialogOpen()

let shown: Actions | null = null

/** What the keys can do to the rows of the list on this screen; null where there is none that they move through. */
export const rowKeysShown = (): Actions | null => shown

/** Moves through a table by keyboard and tracks the current row: j k x e b. Disabled while a dialog is open. */
export function useRowKeys(ids: readonly number[], { open, select }: Actions): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPlainKey(event)) return
      const place = current === null ? -1 : ids.indexOf(current)
      if (event.key === 'j' || event.key === 'k') {
        const next = ids[Math.min(ids.length - 1, Math.max(0, place + (event.key === 'j' ? 1 : -1)))]
        if (next === undefined) return
        setCurrent(next)
        document.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 'b') document.querySelector<HTMLElement>(BULK)?.focus()
      else if (current !== null && event.key === 'x') select?.(current)
      else if (current !== null && event.key === 'e') open?.(current)
    }
    shown = { open, select }
    document.addEventListener('keydown', onKey)
    return () => {
      shown = null
      document.removeEventListener('keydown', onKey)
    }
  }, [current, ids, open, select])
  return current
}
