/** Rows below this one are no headings: nobody writes so much above a table. */
export const HEADER_ROW_MAX = 50

const filledIn = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '')

/** Figures, dates and amounts: what stands below headings and not in them. */
const isFigure = (text: string): boolean => /^[\p{Sc}\d\s.,:/'’%+-]+$/u.test(text)

/** Headings have one name each, and are words. */
function looksLikeHeadings(cells: readonly string[]): boolean {
  const figures = cells.filter(isFigure).length
  return new Set(cells).size === cells.length && figures <= cells.length / 5
}

/** A title above the table fills fewer of its columns than this share. */
const MOSTLY = 0.6

/**
 * The row with the headings, counted from 1: the first that fills most of the table's columns with words, below a
 * title, a date or an address. The first row if that is not clear.
 *
 * @param rows the first of the file, blank ones included
 */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  const filled = rows.slice(0, HEADER_ROW_MAX).map(filledIn)
  const widest = Math.max(0, ...filled.map((cells) => cells.length))
  const least = Math.max(2, widest * MOSTLY)
  const at = filled.findIndex((cells) => cells.length >= least)
  if (at >= 0 && looksLikeHeadings(filled[at] ?? [])) return at + 1
  const first = filled.findIndex((cells) => !cells.every(isFigure))
  return first < 0 ? 1 : first + 1
}
