import { meansNothing } from '../../rules/recognise-empty-cell'
import { type Step, textSteps } from '../map/cell-steps'
import { type NumberStyle, numberStyler } from '../map/number-style'
import { headerKey } from './header-key'

/** One value of a column and how many rows have it. */
export type ColumnValue = { text: string; rows: number }

/** What is known about a column of a file. */
export type ColumnProfile = {
  /** As written in the header. */
  name: string
  /** Rows with a value in this column. */
  filled: number
  /** The first few different values. */
  samples: string[]
  /** Every distinct value, most frequent first; null if there are too many to choose from. */
  values: ColumnValue[] | null
  /** The format of its numbers, from all cells; missing for files from before this was detected. */
  numbers?: NumberStyle
}

const SAMPLES = 5
/** A column with more distinct values than this is not a choice from a list. */
export const MAX_VALUES = 200
const LONGEST = 100

const shown = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Examines the cells of one column, however many; stores only its first distinct values. */
export function columnProfiler(name: string): { add: (cell: string) => void; profile: () => ColumnProfile } {
  const columns = new Map<string, number>()
  const samples: string[] = []
  const numbers = numberStyler()
  let [filled, tooMany] = [0, false]
  return {
    add: (cell) => {
      const text = cell.trim()
      if (meansNothing(text)) return
      filled += 1
      numbers.add(text)
      if (samples.length < SAMPLES && !samples.includes(shown(text))) samples.push(shown(text))
      if (tooMany) return
      const known = columns.get(text)
      if (known === undefined && (columns.size >= MAX_VALUES || text.length > LONGEST)) {
        tooMany = true
        columns.clear()
      } else columns.set(text, (known ?? 0) + 1)
    },
    profile: () => ({
      name,
      filled,
      samples,
      numbers: numbers.style(),
      values: tooMany
        ? null
        : [...columns].map(([text, rows]) => ({ text, rows })).sort((a, b) => b.rows - a.rows),
    }),
  }
}

/** The distinct values of a column after the steps of a map, most frequent first. */
export function valuesAfter(
  values: readonly ColumnValue[],
  steps: readonly Step[] | undefined,
): ColumnValue[] {
  if (!steps) return [...values]
  const work = textSteps(steps)
  const columns = new Map<string, number>()
  for (const { rows, text } of values) {
    const left = work(text)
    if (left !== '') columns.set(left, (columns.get(left) ?? 0) + rows)
  }
  return [...columns].map(([text, rows]) => ({ text, rows })).sort((a, b) => b.rows - a.rows)
}

/** The columns that the product's own list of rejected rows adds to those of the file. */
export const REPORT_COLUMNS = ['Import row', 'Import problems'] as const

const isOwn = (key: string): boolean => key !== '' && !REPORT_COLUMNS.some((name) => headerKey(name) === key)

/**
 * The same text for every file with the same columns, whatever their order, and for its list of rejected
 * rows.
 */
export const columnsText = (names: readonly string[]): string =>
  [...new Set(names.map(headerKey))].filter(isOwn).sort().join('\n')
