import type { RowSelectionState } from '@tanstack/react-table'

type Identified = { id: number }
/** The selected rows by id, in the order of selection. */
export type Chosen<R> = ReadonlyMap<number, R>

/** The same in TanStack Table's format. */
export const stateOf = (chosen: Chosen<unknown>): RowSelectionState =>
  Object.fromEntries([...chosen.keys()].map((id) => [id, true]))

/**
 * The selection after a change by the table: rows of this page can be added, those of others only removed.
 */
export function chosenAfter<R extends Identified>(
  chosen: Chosen<R>,
  state: RowSelectionState,
  shown: readonly R[],
): Chosen<R> {
  const known = new Map(chosen)
  for (const row of shown) known.set(row.id, row)
  return new Map([...known].filter(([id]) => state[id]))
}

/** Without these. */
export function dropped<R>(chosen: Chosen<R>, ids: readonly number[]): Chosen<R> {
  const gone = new Set(ids)
  return new Map([...chosen].filter(([id]) => !gone.has(id)))
}

/**
 * A page's view of the selection: the selected rows, each in its latest state, and how many are and are not
 * on this page.
 */
export function seenFrom<R extends Identified>(chosen: Chosen<R>, shown: readonly R[]) {
  const fresh = new Map(shown.map((row) => [row.id, row]))
  const rows = [...chosen.values()].map((row) => fresh.get(row.id) ?? row)
  const here = rows.filter(({ id }) => fresh.has(id)).length
  return { rows, here, shown: shown.length, elsewhere: rows.length - here }
}

/** '3 selected', '12 selected, 9 not on this page'. */
export const selectedText = (count: number, elsewhere: number): string =>
  `${whole.format(count)} selected${elsewhere > 0 ? `, ${whole.format(elsewhere)} not on this page` : ''}`

/** The count under a table: '2 of 10 rows selected.', plus the total selected if that is more. */
export const rowsText = ({
  elsewhere,
  here,
  shown,
}: Record<'here' | 'shown' | 'elsewhere', number>): string =>
  `${here} of ${shown} ${shown === 1 ? 'row' : 'rows'} selected.${elsewhere > 0 ? ` ${whole.format(here + elsewhere)} on all pages.` : ''}`

const whole = new Intl.NumberFormat('en-US')
