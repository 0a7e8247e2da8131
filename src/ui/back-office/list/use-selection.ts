'use client'
import { useState } from 'react'
import { type Chosen, dropped, seenFrom, toggled, toggledPage } from './selection'

/** What is selected in a list, over all its pages and filters, and how that is changed. */
export type Selection = {
  selected: ReadonlySet<number>
  /** How many of them stand on this page, of how many rows, and how many do not. */
  here: number
  shown: number
  elsewhere: number
  /** Whether all rows that are shown are selected. */
  isAll: boolean
  toggle: (id: number) => void
  togglePage: () => void
  /** Takes out what was done with. */
  drop: (ids: readonly number[]) => void
  clear: () => void
}

/**
 * Selects among the rows of a list. What was selected stays so on other pages and under other filters, until it is
 * cleared or done with; the count says how much of it is out of sight.
 *
 * @param shown the rows of this page
 */
export function useSelection<R extends { id: number }>(shown: readonly R[]): Selection & { rows: R[] } {
  const [chosen, setChosen] = useState<Chosen<R>>(new Map())
  const seen = seenFrom(chosen, shown)
  return {
    ...seen,
    selected: new Set(chosen.keys()),
    toggle: (id) => {
      const row = shown.find((one) => one.id === id)
      if (row) setChosen((before) => toggled(before, row))
    },
    togglePage: () => setChosen((before) => toggledPage(before, shown)),
    drop: (ids) => setChosen((before) => dropped(before, ids)),
    clear: () => setChosen(new Map()),
  }
}
