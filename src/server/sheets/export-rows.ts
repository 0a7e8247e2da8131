import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { csvLine } from '@/kernel/files/csv'

/** Kinds of files that a list can be exported as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const EXPORT_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<ExportFormat, string>

/** Rows in one file: what a spreadsheet still opens at once. */
export const EXPORT_MAX = 20_000

export const exportTooLarge = (plural: string): string =>
  `More than ${EXPORT_MAX.toLocaleString('en-US')} ${plural} match. Narrow the list first.`

/** A value of an export, of the type that it has in a spreadsheet. */
export type ExportValue = string | number | Date | null

/** A column of an export; several may stand for one of the list. */
export type ExportColumn<R> = {
  heading: string
  kind: 'text' | 'number' | 'amount' | 'percent' | 'day'
  value: (row: R) => ExportValue
}

/** Rows of a list by their ids. */
type Rows<R> = {
  ids: readonly number[]
  columns: readonly ExportColumn<R>[]
  /** Reads some of them, in their order. */
  read: (ids: readonly number[]) => Promise<R[]>
}

/** What a file is made of, and what it is called. */
type Exported<R> = Rows<R> & {
  /** The name of the file and of its sheet: 'Vehicles'. */
  name: string
  format: ExportFormat
}

/** Rows that are read at a time. */
const AT_ONCE = 1_000

/** The rows in the order of the ids, some at a time: memory stays small for any number of them. */
async function* batchesOf<R>({ ids, read }: Rows<R>): AsyncGenerator<R[]> {
  for (let at = 0; at < ids.length; at += AT_ONCE) yield await read(ids.slice(at, at + AT_ONCE))
}

const plain = (value: ExportValue): string | number | null =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value

/**
 * A CSV file, written as its rows are read, with the mark by which Excel knows UTF-8. Cells that a spreadsheet would
 * run as formulas are escaped.
 */
function writeCsv<R>(rows: Rows<R>): ReadableStream<Uint8Array> {
  const { columns } = rows
  const encoder = new TextEncoder()
  const batches = batchesOf(rows)
  const line = (row: R) => csvLine(columns.map(({ value }) => plain(value(row))))
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

type Heading = Pick<ExportColumn<never>, 'heading' | 'kind'>

const columnDef = ({ heading, kind }: Heading, index: number): ColumnDef => ({
  header: heading,
  width: index === 0 ? NAME_WIDTH : WIDTHS[kind],
  ...(FORMATS[kind] && { numFmt: FORMATS[kind] }),
})

/**
 * A workbook, written as its rows are read. Numbers and days are of their own types; texts are stored as texts, which
 * no spreadsheet runs.
 */
function writeWorkbook<R>({ name, ...rows }: Rows<R> & { name: string }): ReadableStream<Uint8Array> {
  const { columns } = rows
  const lines = async function* () {
    for await (const batch of batchesOf(rows))
      for (const row of batch) yield columns.map(({ value }) => value(row))
  }
  const freezePane = { rows: 1 }
  return writeXlsxStream(lines(), { name, columns: columns.map(columnDef), freezePane })
}

/** The answer with a file of rows, named after the list and the day. */
export function exportRows<R>({ format, ...rows }: Exported<R>): Response {
  const file = rows.name.toLowerCase().replaceAll(' ', '-')
  return new Response(format === 'csv' ? writeCsv(rows) : writeWorkbook(rows), {
    headers: {
      'content-type': format === 'csv' ? `${EXPORT_TYPES.csv}; charset=utf-8` : EXPORT_TYPES.xlsx,
      'content-disposition': `attachment; filename="${file}-${new Date().toISOString().slice(0, 10)}.${format}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
