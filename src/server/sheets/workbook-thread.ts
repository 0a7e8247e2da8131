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
export type Reported = { sheets: { name: string; rows: string[][] }[] } | { problem: string }

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

async function read({
  bytes,
  columns,
  hasPercents = false,
  hasResults = false,
  rows,
}: Pending): Promise<Reported> {
  const { sheets } = await readXlsx(bytes, {
    // One more than allowed, to see whether there are more.
    range: `A1:${columnName(columns + 1)}${rows + 1}`,
    readStyles: hasPercents,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  })
  return {
    sheets: sheets.map(({ cells, name, rows: values }) => ({
      name,
      rows: values.map((row, at) =>
        row.map((value, index) => textOf(value, cells?.get(`${at},${index}`), hasResults)),
      ),
    })),
  }
}

void read(workerData as Pending)
  .catch((error: unknown): Reported => ({ problem: error instanceof Error ? error.name : 'Error' }))
  .then((report) => parentPort?.postMessage(report))
