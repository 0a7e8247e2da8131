/** Limits of a table that people upload; anything larger is no list made by a person. */
export const SHEET_LIMITS = {
  bytes: 15 * 1024 * 1024,
  /** Of a workbook, which is packed. */
  unpackedBytes: 150 * 1024 * 1024,
  sheets: 20,
  rows: 60_000,
  columns: 100,
  /** Characters of one cell. */
  cell: 1_000,
} as const

/** What is different for a kind of table. */
export type SheetRules = {
  columns: number
  cell: number
  /** Formulas as what they last resulted in, instead of themselves. */
  hasResults?: boolean
  /** Numbers of a workbook in per cent as they are shown: '25%' instead of 0.25. */
  showsPercents?: boolean
}

/** One sheet of a workbook, or a CSV file: the cells of every row, as texts, from the first row. */
export type Sheet = {
  name: string
  rows: string[][]
  /** The last filled row of a workbook's sheet that is not read, as there would be too many. */
  filledBeyond?: number
}
