'use client'
import { useState } from 'react'

/** Which rows of those shown are selected, and how that is changed. */
export type Selection = {
  selected: ReadonlySet<number>
  isAll: boolean
  toggle: (id: number) => void
  toggleAll: () => void
  clear: () => void
}

/** Selects among the rows that are shown; what is not shown any more is not selected. */
export function useSelection(ids: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const selected = new Set(ids.filter((id) => chosen.has(id)))
  const isAll = ids.length > 0 && selected.size === ids.length
  return {
    selected,
    isAll,
    toggle: (id) => {
      const next = new Set(selected)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    toggleAll: () => setChosen(new Set(isAll ? [] : ids)),
    clear: () => setChosen(new Set()),
  }
}
