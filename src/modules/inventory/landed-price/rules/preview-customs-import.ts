import type { Sheet } from '@/kernel/files/sheet-limits'
import {
  CUSTOMS_FIELDS,
  type CustomsColumns,
  findHeader,
  NEEDED_FIELDS,
  suggestColumns,
} from './customs-columns'
import type { CustomsLine } from './customs-line'
import {
  type CustomsMap,
  type Problem,
  problemsIn,
  type ReadLines,
  type RefusedRow,
} from './read-customs-sheet'

/** A column of a sheet: its heading, and what is in it. */
export type SheetColumn = { heading: string; samples: string[] }

/** A sheet as somebody needs to see it before its columns are mapped, with a map that may be right. */
export type SheetFacts = {
  name: string
  rows: number
  header: number
  columns: SheetColumn[]
  suggested: CustomsColumns
}

const SAMPLES = 3
/** Cells are shown up to this length. */
const SHOWN = 60

const shown = (cell: string): string => {
  const text = cell.replace(/\s+/gu, ' ').trim()
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function columnOf(rows: readonly (readonly string[])[], header: number, index: number): SheetColumn {
  const samples = new Set<string>()
  for (const cells of rows.slice(header + 1)) {
    const text = shown(cells[index] ?? '')
    if (text !== '') samples.add(text)
    if (samples.size === SAMPLES) break
  }
  return { heading: shown(rows[header]?.[index] ?? ''), samples: [...samples] }
}

/** What is known of a sheet: its headings are in the given row, or in the one that looks most like them. */
export function sheetFacts({ name, rows }: Sheet, given?: number): SheetFacts {
  const header = given ?? findHeader(rows) ?? 0
  const width = rows.slice(header, header + 200).reduce((most, cells) => Math.max(most, cells.length), 0)
  return {
    name,
    rows: rows.length,
    header,
    columns: Array.from({ length: width }, (_, index) => columnOf(rows, header, index)),
    suggested: suggestColumns(rows[header] ?? []),
  }
}

const isWhole = (columns: CustomsColumns): boolean =>
  NEEDED_FIELDS.every((field) => columns[field] !== undefined)

/** The sheet that is most likely the list: of those with make, model and value the longest, else the longest. */
export function likelySheet(sheets: readonly SheetFacts[]): SheetFacts | null {
  const whole = sheets.filter(({ suggested }) => isWhole(suggested))
  const [first = null, ...others] = whole.length > 0 ? whole : sheets
  return others.reduce((best, one) => (best && best.rows >= one.rows ? best : one), first)
}

/** Lines and refused rows that are shown before an import. */
const PREVIEWED = 20

/** What an import would do. */
export type CustomsPreview = {
  lines: number
  refused: number
  skipped: number
  problems: Problem[]
  /** The first lines, as they were understood. */
  samples: CustomsLine[]
  /** The first rows that are no lines. */
  rejected: RefusedRow[]
}

export const previewOf = ({ lines, refused, skipped }: ReadLines): CustomsPreview => ({
  lines: lines.length,
  refused: refused.length,
  skipped,
  problems: problemsIn(refused),
  samples: lines.slice(0, PREVIEWED).map(({ raw: _, ...line }) => line),
  rejected: refused.slice(0, PREVIEWED),
})

/** Whether a map names columns that a sheet has, each once. */
export function mapProblem(
  { columns, header }: CustomsMap,
  rows: readonly (readonly string[])[],
): string | null {
  if (header >= rows.length - 1) return 'There are no rows below the headings'
  const chosen = CUSTOMS_FIELDS.flatMap((field) => columns[field] ?? [])
  if (new Set(chosen).size < chosen.length) return 'A column can fill only one field'
  return null
}
