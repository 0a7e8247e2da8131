import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { csvLine } from '@/kernel/files/csv'
import type { Db } from '@/server/transaction'
import { readStockOf, type StockRow } from '../list-stock'
import type { ExportColumn, ExportValue } from './export-columns'

/** Rows that are read at a time. */
const AT_ONCE = 1_000

type Pending = { ids: readonly number[]; columns: readonly ExportColumn[]; seesCost: boolean }

/** The rows in the order of the ids, some at a time: memory stays small for any number of them. */
async function* rowsOf(db: Db, { ids, seesCost }: Pending): AsyncGenerator<StockRow[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    yield await readStockOf(db, ids.slice(at, at + AT_ONCE), seesCost)
}

const plain = (value: ExportValue): string | number | null =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value

/**
 * Vehicles as a CSV file, written as they are read, with the mark by which Excel knows UTF-8. Cells that a spreadsheet would
 * run as formulas are escaped.
 */
export function stockCsv(db: Db, request: Pending): ReadableStream<Uint8Array> {
  const { columns } = request
  const encoder = new TextEncoder()
  const batches = rowsOf(db, request)
  const line = (row: StockRow) => csvLine(columns.map(({ value }) => plain(value(row))))
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(`\uFEFF${csvLine(columns.map(({ heading }) => heading))}`)),
    pull: async (controller) => {
      const { done, value } = await batches.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value.map(line).join('')))
    },
    cancel: async () => {
      await batches.return(undefined)
    },
  })
}

const FORMATS = {
  text: undefined,
  number: '0',
  amount: '#,##0.##',
  percent: '0.0',
  day: 'yyyy-mm-dd',
} as const
const WIDTHS = { text: 18, number: 10, amount: 12, percent: 10, day: 12 } as const
const NAME_WIDTH = 36

const columnDef = ({ heading, kind }: ExportColumn, index: number): ColumnDef => ({
  header: heading,
  width: index === 0 ? NAME_WIDTH : WIDTHS[kind],
  ...(FORMATS[kind] && { numFmt: FORMATS[kind] }),
})

/**
 * Vehicles as a workbook, written as they are read. Numbers and days are of their own types; texts are stored as texts, which
 * no spreadsheet runs.
 */
export function stockXlsx(db: Db, request: Pending): ReadableStream<Uint8Array> {
  const { columns } = request
  const lines = async function* () {
    for await (const rows of rowsOf(db, request))
      for (const row of rows) yield columns.map(({ value }) => value(row))
  }
  const freezePane = { rows: 1 }
  return writeXlsxStream(lines(), { name: 'Vehicles', columns: columns.map(columnDef), freezePane })
}
