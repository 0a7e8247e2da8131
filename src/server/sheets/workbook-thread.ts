// The thread that reads one workbook. Started by file: it imports no aliases, so that Node can run it unbundled.
import { parentPort, workerData } from 'node:worker_threads'
import { type Cell, type CellValue, readXlsx } from 'hucre/xlsx'

export type Pending = {
  bytes: Uint8Array
  rows: number
  columns: number
  hasResults?: boolean
  /** Whether numbers are read as they are shown where that is in per cent. */
  hasPercents?: boolean
}
export type Reported =
  | { sheets: { name: string; rows: string[][]; filledBeyond?: number }[] }
  | { problem: string }

/** As many as a sheet has. */
const SHEET_ROWS = 1_048_576

const isVisible = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }): boolean =>
  !hidden && !veryHidden

const LETTERS = 26
const letter = (index: number): string => String.fromCharCode(65 + index)

/** The letters of a column, counted from 1: 27 is AA. */
const columnName = (count: number): string =>
  count <= LETTERS
    ? letter(count - 1)
    : letter(Math.floor((count - 1) / LETTERS) - 1) + letter((count - 1) % LETTERS)

/** A number with three decimals gets a fourth, so that its point is never taken for one between thousands. */
const numberText = (value: number): string => (/\.\d{3}$/.test(String(value)) ? `${value}0` : String(value))

/** Whether a format shows a number times a hundred; a sign in quotation marks is only text. */
const isPercent = (format: string | undefined): boolean =>
  format?.replaceAll(/"[^"]*"|\\./g, '').includes('%') === true

/** 0.07 times a hundred is 7, which binary fractions miss. */
const percentText = (value: number): string => `${numberText(Number((value * 100).toPrecision(15)))}%`

function textOf(value: CellValue, cell: Cell | undefined, hasResults: boolean): string {
  // What a formula results in is usually left out: it is unknown when it was last calculated.
  if (cell?.formula !== undefined && !hasResults) return `=${cell.formula}`
  if (value === null) return ''
  if (typeof value === 'number')
    return isPercent(cell?.style?.numFmt) ? percentText(value) : numberText(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return String(value)
}

const isFilled = (values: readonly CellValue[]): boolean =>
  values.some((value) => value !== null && String(value).trim() !== '')

/** The last filled row of each visible sheet below the rows that are read: other rows may lie between. */
async function filledBeyond({ bytes, columns, rows }: Pending): Promise<(number | undefined)[]> {
  const { sheets } = await readXlsx(bytes, {
    range: `A${rows + 1}:${columnName(columns + 1)}${SHEET_ROWS}`,
    sheets: isVisible,
  })
  return sheets.map((sheet) => {
    const at = sheet.rows.findLastIndex(isFilled)
    return at < 0 ? undefined : at + 1
  })
}

async function read(request: Pending): Promise<Reported> {
  const { bytes, columns, hasPercents = false, hasResults = false, rows } = request
  const { sheets } = await readXlsx(bytes, {
    // One more than allowed, to see whether there are more.
    range: `A1:${columnName(columns + 1)}${rows + 1}`,
    readStyles: hasPercents,
    sheets: isVisible,
  })
  const beyond = await filledBeyond(request)
  return {
    sheets: sheets.map(({ cells, name, rows: values }, sheet) => ({
      name,
      filledBeyond: beyond[sheet],
      rows: values.map((row, at) =>
        row.map((value, index) => textOf(value, cells?.get(`${at},${index}`), hasResults)),
      ),
    })),
  }
}

void read(workerData as Pending)
  .catch((error: unknown): Reported => ({ problem: error instanceof Error ? error.name : 'Error' }))
  .then((report) => parentPort?.postMessage(report))
