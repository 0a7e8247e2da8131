'use client'

import { useEffect, useState } from 'react'
import { isPlainKey } from './is-plain-key'

/** What can be done to the selected rows. */
const BULK = '[data-bulk] button:enabled, button[data-bulk]:enabled'

type Actions = { select?: (id: number) => void; open?: (id: number) => void }

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
