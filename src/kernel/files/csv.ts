/** A cell that a spreadsheet would run as a formula on opening the file. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/

/** A plain number may begin with a minus; it is not a formula. */
const NUMBER = /^-?\d+(\.\d+)?$/

/** Whether a spreadsheet would run a text. */
const runsAsFormula = (text: string): boolean => FORMULA.test(text) && !NUMBER.test(text)

/** Whether a text is written with a leading apostrophe: a formula, even one that has apostrophes of its own. */
const isGuarded = (text: string): boolean => runsAsFormula(text.replace(/^'+/, ''))

/** A cell as it was before `csvCell` put an apostrophe in front of it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && isGuarded(cell) ? cell.slice(1) : cell

/**
 * One cell of a CSV file (RFC 4180), safe to open in a spreadsheet: anything that would run as a formula gets
 * a leading apostrophe. Null and undefined are empty cells.
 */
export function csvCell(value: string | number | null | undefined): string {
  const text = value == null ? '' : String(value)
  const safe = isGuarded(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file, with its line end. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`
