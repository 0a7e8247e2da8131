import type { ReasonCount } from '../import-outcome'

/** How many rows stand as examples of a reason. */
export const EXAMPLES = 5
/** How many cells are looked at for the commonest ones. */
export const SAMPLED_CELLS = 200
const SHOWN_CELLS = 3

const QUOTED = /'(.*)'/s

/** What alike reasons have in common: everything but the cell, another row's number and a stock number. */
export const kindOf = (reason: string): string =>
  reason
    .replace(QUOTED, "'…'")
    .replace(/row \d+$/, 'row …')
    .replace(/\([^()]*\d\)$/, '(…)')

/** The commonest of some cells. */
function commonest(cells: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN_CELLS)
    .map(([cell]) => cell)
}

type Alike = {
  kind: string
  /** The reason itself, if all of them are the same. */
  only: string | null
  rows: number
  examples: number[]
  cells: readonly string[]
}

/** Alike reasons as they are reported. */
export function reasonCount({ cells, examples, kind, only, rows }: Alike): ReasonCount {
  if (only !== null) return { reason: only, rows, examples }
  return { reason: kind, rows, examples, ...(cells.length > 0 && { values: commonest(cells) }) }
}

/** Counts reasons as they arrive, alike ones together; memory depends only on the number of different kinds. */
export function reasonCounter() {
  const groups = new Map<string, Alike & { cells: string[] }>()
  return {
    count: (reason: string, rowNo: number): void => {
      const kind = kindOf(reason)
      const known = groups.get(kind) ?? { kind, only: reason, rows: 0, examples: [], cells: [] }
      known.rows += 1
      if (known.only !== reason) known.only = null
      const cell = QUOTED.exec(reason)?.[1]
      if (cell !== undefined && known.cells.length < SAMPLED_CELLS) known.cells.push(cell)
      if (known.examples.length < EXAMPLES) known.examples.push(rowNo)
      groups.set(kind, known)
    },
    list: (): ReasonCount[] => [...groups.values()].sort((a, b) => b.rows - a.rows).map(reasonCount),
  }
}
