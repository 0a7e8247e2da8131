import { csvLine } from '@/kernel/files/csv'
import { REPORT_COLUMNS } from '../suggest/profile-columns'

/** Headers without the report's own columns, so that correcting a list twice does not add them twice. */
const own = (header: readonly string[], cells: readonly string[]): string[] =>
  cells.filter((_, index) => !REPORT_COLUMNS.some((name) => name === header[index]))

/**
 * The first line of a list of rejected rows: the file's header, the row's number and what is wrong with it.
 */
export const rejectedHeader = (header: readonly string[]): string =>
  `\uFEFF${csvLine([...own(header, header), ...REPORT_COLUMNS])}`

/**
 * A rejected row as in the file, with its number and what is wrong with it: once corrected, it can be
 * imported again. Cells that a spreadsheet would run as formulas are escaped.
 */
export const rejectedLine = (
  header: readonly string[],
  cells: readonly string[],
  rowNo: number,
  reasons: readonly string[],
): string => {
  const padded = Array.from(
    { length: Math.max(header.length, cells.length) },
    (_, index) => cells[index] ?? '',
  )
  // Cells beyond the header would shift the report's own columns.
  return csvLine([...own(header, padded).slice(0, own(header, header).length), rowNo, reasons.join('; ')])
}
