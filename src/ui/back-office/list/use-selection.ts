'use client'
import { functionalUpdate, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ChangeEvent, useMemo, useState } from 'react'
import { type Chosen, chosenAfter, dropped, seenFrom, stateOf } from './selection'

const features = tableFeatures({ rowSelectionFeature })
/** Cell contents do not matter for the selection. */
const NONE: [] = []

/** The selection in a list, over all its pages and filters, and the functions that change it. */
export type Selection = {
  selected: ReadonlySet<number>
  /** How many of them are on this page, of how many rows, and how many are not. */
  here: number
  shown: number
  elsewhere: number
  /** Whether all visible rows are selected, or some. */
  isAll: boolean
  isSome: boolean
  toggle: (id: number) => void
  /** Applies the change of a row's box, with Shift to all rows since the last one. */
  tick: (id: number, event: ChangeEvent) => void
  togglePage: () => void
  /** Deselects finished rows. */
  drop: (ids: readonly number[]) => void
  clear: () => void
}

/**
 * Selects among the rows of a list. The selection survives changes of page and filter until it is cleared or
 * processed; the count shows how much of it is not visible.
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
