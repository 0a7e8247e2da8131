import type { TariffField } from '../tariff-line'

/** A cell of the file as it was mended on the screen. */
export type MendedCell = { line: number; field: TariffField; text: string }

/** A file to import, and what else is sent with it. */
export type TariffFile = {
  csv: string
  /** For lines that have none, such as the carrier's name. */
  keyword: string
  mended: readonly MendedCell[]
  /** The file is a carrier's whole tariff: lanes that it no longer has end. */
  isWhole: boolean
  /** Lines with a mistake are left out, and the others imported. */
  leavesOut: boolean
}

/** The rows below the header with the mended cells in place of those of the file. */
export function correctCells<R extends { line: number; cells: readonly string[] }>(
  rows: readonly R[],
  columnOf: (field: TariffField) => number,
  mended: readonly MendedCell[],
): R[] {
  if (mended.length === 0) return [...rows]
  const byLine = new Map<number, MendedCell[]>()
  for (const cell of mended) byLine.set(cell.line, [...(byLine.get(cell.line) ?? []), cell])
  return rows.map((row) => {
    const cells = [...row.cells]
    for (const { field, text } of byLine.get(row.line) ?? []) {
      const column = columnOf(field)
      if (column < 0) continue
      while (cells.length < column) cells.push('')
      cells[column] = text
    }
    return { ...row, cells }
  })
}
