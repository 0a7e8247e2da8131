'use client'
import { functionalUpdate, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ChangeEvent, useMemo, useState } from 'react'
import { type Chosen, chosenAfter, dropped, seenFrom, stateOf } from './selection'

const features = tableFeatures({ rowSelectionFeature })
/** What a table shows of its rows is no matter of what is selected. */
const NONE: [] = []

/** What is selected in a list, over all its pages and filters, and how that is changed. */
export type Selection = {
  selected: ReadonlySet<number>
  /** How many of them stand on this page, of how many rows, and how many do not. */
  here: number
  shown: number
  elsewhere: number
  /** Whether all rows that are shown are selected, or some. */
  isAll: boolean
  isSome: boolean
  toggle: (id: number) => void
  /** Does as the box of a row says, for all rows since the last one when Shift is held. */
  tick: (id: number, event: ChangeEvent) => void
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
  const rowSelection = useMemo(() => stateOf(chosen), [chosen])
  const table = useTable({
    features,
    columns: NONE,
    data: shown,
    getRowId: ({ id }) => String(id),
    state: { rowSelection },
    onRowSelectionChange: (change) =>
      setChosen((before) => chosenAfter(before, functionalUpdate(change, stateOf(before)), shown)),
  })
  const rowOf = (id: number) => table.getRowModel().rowsById[id]
  return {
    ...seenFrom(chosen, shown),
    selected: new Set(chosen.keys()),
    isAll: table.getIsAllPageRowsSelected(),
    isSome: table.getIsSomePageRowsSelected(),
    toggle: (id) => rowOf(id)?.toggleSelected(),
    tick: (id, event) => rowOf(id)?.getToggleSelectedHandler()(event),
    togglePage: () => table.toggleAllPageRowsSelected(),
    drop: (ids) => setChosen((before) => dropped(before, ids)),
    clear: () => table.resetRowSelection(true),
  }
}
