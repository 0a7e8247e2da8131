import { badRequest } from '@/kernel/errors'
import { quoted } from '@/kernel/files/read-written-number'
import { isRejectedReport } from '../report/rejected-report'
import { headerKey } from '../suggest/header-key'
import { REPORT_COLUMNS } from '../suggest/profile-columns'
import type { NumberStyle } from './number-style'
import type { Column } from './read-cell'

/** One row of a file. */
export type FileRow = { rowNo: number; cells: readonly string[] }

/** The number format of each column of the file, as far as known. */
export type Styles = readonly (NumberStyle | undefined)[]

/** The columns of a file as a map names them. */
export type Columns = {
  /** The place of a column; -1 if the file lacks it. */
  indexOf: (names: string | readonly string[]) => number
  at: (place: number) => Column
  /** The number of a row in the file that it first came from. */
  rowNumber: (row: FileRow) => string
  /** @throws AppError 400 if the map named columns that the file lacks */
  requireAll: () => void
}

/** A list of rejected rows has the line of each one. */
function rowNumbers(header: readonly string[]): Columns['rowNumber'] {
  const at = isRejectedReport(header) ? header.indexOf(REPORT_COLUMNS[0]) : -1
  return ({ cells, rowNo }) => cells[at]?.trim() || String(rowNo)
}

/** Finds columns by name, ignoring case and surrounding blanks, and collects those that are missing. */
export function columnsOf(header: readonly string[], styles: Styles): Columns {
  const places = new Map<string, number>()
  const twice = new Set<string>()
  for (const [index, name] of header.entries()) {
    const key = headerKey(name)
    if (places.has(key)) twice.add(key)
    else places.set(key, index)
  }
  const missing = new Set<string>()
  return {
    at: (place) => ({ header: header[place] ?? '', style: styles[place] }),
    indexOf: (names) => {
      const wanted = [names].flat()
      const match = wanted.find((name) => places.has(headerKey(name)))
      if (match === undefined) missing.add(wanted.join(' or '))
      else if (twice.has(headerKey(match))) throw badRequest(`The file has more than one column '${match}'.`)
      return places.get(headerKey(match ?? '')) ?? -1
    },
    rowNumber: rowNumbers(header),
    requireAll: () => {
      if (missing.size > 0)
        throw badRequest(
          `The file has no column ${[...missing].map(quoted).join(', ')}. Its columns are ${header.map(quoted).join(', ')}.`,
        )
    },
  }
}
