import { blankToNull } from '@/kernel/text/blank'
import { textLength } from '@/kernel/text/text'
import type { CustomsColumns, CustomsField } from './customs-columns'
import type { CustomsLine } from './customs-line'
import { readCc, readValue, readYears } from './read-customs-cells'

/** How a sheet becomes lines. */
export type CustomsMap = {
  /** The row with the headings, counted from 0. */
  header: number
  columns: CustomsColumns
  /** A blank make or model repeats the one above, as in lists with merged cells. */
  repeats: boolean
}

/** A row that is no line, by its number in the file, and everything that is wrong with it. */
export type RefusedRow = { row: number; problems: string[]; raw: string }

export type ReadLines = {
  lines: (CustomsLine & { raw: string })[]
  refused: RefusedRow[]
  /** Rows without anything, and headings that are repeated. */
  skipped: number
}

/** Longer texts are no names. */
export const NAME_MAX = 120
const RAW_MAX = 500

type Cells = readonly string[]

/** A row as it was, for whoever wants to look. */
const rawOf = (cells: Cells): string =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' | ')
    .slice(0, RAW_MAX)

/** Line breaks and doubled blanks become one blank: headings and cells of workbooks have them. */
const clean = (cell: string | undefined): string => (cell ?? '').replace(/\s+/gu, ' ').trim()

const reader = (columns: CustomsColumns, cells: Cells) => (field: CustomsField) => {
  const at = columns[field]
  return at === undefined ? '' : clean(cells[at])
}

const NAMES: readonly (readonly [CustomsField, string])[] = [
  ['make', 'make'],
  ['model', 'model'],
]
const TEXTS: readonly CustomsField[] = ['make', 'model', 'modelCode', 'body', 'drive', 'fuel', 'transmission']

type Cell = (field: CustomsField) => string

/** What is wrong with the texts of a row. */
function problemsOf(cell: Cell): string[] {
  const missing = NAMES.filter(([field]) => cell(field) === '').map(([, name]) => `There is no ${name}`)
  const tooLong = TEXTS.filter((field) => textLength(cell(field)) > NAME_MAX).map(
    () => `A text is longer than ${NAME_MAX} characters`,
  )
  const formulas = [...TEXTS, 'value' as const].filter((field) => cell(field).startsWith('='))
  return [
    ...missing,
    ...tooLong.slice(0, 1),
    ...(formulas.length > 0 ? ['A cell is calculated by a formula'] : []),
  ]
}

/** The years of a row, from one column or two; undefined if they cannot be read. */
function yearsOf(cell: Cell): Pick<CustomsLine, 'yearFrom' | 'yearTo'> | undefined {
  const [first, last] = [readYears(cell('year')), readYears(cell('yearTo'))]
  if (!first || !last) return undefined
  const yearTo = last.to ?? first.to
  const isTurned = first.from !== null && yearTo !== null && yearTo < first.from
  return isTurned ? undefined : { yearFrom: first.from, yearTo }
}

function lineOf(row: number, cell: Cell, currency: string): CustomsLine | string[] {
  const problems = problemsOf(cell)
  const value = readValue(cell('value'), currency)
  const years = yearsOf(cell)
  if (!value.ok && !cell('value').startsWith('=')) problems.push(value.error)
  if (!years) problems.push('The year cannot be read')
  if (!value.ok || !years || problems.length > 0) return problems
  return {
    row,
    make: cell('make'),
    model: cell('model'),
    modelCode: blankToNull(cell('modelCode')),
    body: blankToNull(cell('body')),
    drive: blankToNull(cell('drive')),
    cc: readCc(cell('cc')),
    fuel: blankToNull(cell('fuel')),
    transmission: blankToNull(cell('transmission')),
    ...years,
    value: value.value,
  }
}

/** The cells with blank makes and models filled from the row above; rows with nothing else stay blank. */
function repeating({ columns, repeats }: CustomsMap) {
  const last: { make: string; model: string } = { make: '', model: '' }
  return (cells: Cells): Cell => {
    const cell = reader(columns, cells)
    const make = cell('make') || (repeats ? last.make : '')
    const isSameMake = make === last.make
    const model = cell('model') || (repeats && isSameMake ? last.model : '')
    Object.assign(last, { make, model })
    return (field) => (field === 'make' ? make : field === 'model' ? model : cell(field))
  }
}

/**
 * Reads the lines of a sheet. What cannot be read is refused with its reasons, and never guessed.
 *
 * @param rows the cells of every row of the sheet, from its first
 * @param currency of the list
 */
export function readLines(rows: readonly Cells[], map: CustomsMap, currency: string): ReadLines {
  const read: ReadLines = { lines: [], refused: [], skipped: 0 }
  const cellsOf = repeating(map)
  const heading = rawOf(rows[map.header] ?? [])
  for (const [index, cells] of rows.entries()) {
    if (index <= map.header) continue
    const raw = rawOf(cells)
    if (raw === '' || raw === heading) {
      read.skipped += 1
      continue
    }
    const line = lineOf(index + 1, cellsOf(cells), currency)
    if (Array.isArray(line)) read.refused.push({ row: index + 1, problems: line, raw })
    else read.lines.push({ ...line, raw })
  }
  return read
}

/** How often each problem occurs, the most frequent first, with the first rows that have it. */
export type Problem = { problem: string; rows: number; first: number[] }

const FIRST = 5

export function problemsIn(refused: readonly RefusedRow[]): Problem[] {
  const byProblem = new Map<string, Problem>()
  for (const { problems, row } of refused)
    for (const problem of problems) {
      const known = byProblem.get(problem) ?? { problem, rows: 0, first: [] }
      known.rows += 1
      if (known.first.length < FIRST) known.first.push(row)
      byProblem.set(problem, known)
    }
  return [...byProblem.values()].sort((a, b) => b.rows - a.rows)
}
