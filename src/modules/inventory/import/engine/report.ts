import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { csvLine } from '@/kernel/csv'
import { vehicles } from '@/modules/inventory/tables.gen'
import { nullable, number, numbers, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { importRows } from '../queries/tables'
import type { LogRow } from './log'
import type { ReasonCount } from './outcome'

const COLUMNS = ['row', 'outcome', 'key', 'vehicle', 'stock number', 'reasons', 'undone', 'kept']

/** The first line of a report, with the byte order mark that tells a spreadsheet that it is UTF-8. */
export const reportHeader = (): string => `\uFEFF${csvLine(COLUMNS)}`

type ReportRow = Pick<LogRow, 'rowNo' | 'outcome' | 'key' | 'vehicleId' | 'reasons'> & {
  sku?: string | null
  undone?: string | null
  kept?: string | null
}

/** One row of a report as a line of CSV. */
export const reportLine = (row: ReportRow): string =>
  csvLine([
    row.rowNo,
    row.outcome,
    row.key,
    row.vehicleId,
    row.sku,
    row.reasons.join('; '),
    row.undone,
    row.kept,
  ])

const PAGE = 5000

const r = alias(importRows, 'r')
const ROW = {
  rowNo: r.rowNo,
  outcome: r.outcome,
  key: r.key,
  vehicleId: r.vehicleId,
  reasons: r.reasons,
  sku: alias(vehicles, 'v').sku,
  undone: nullable(text(sql`r.undone_at::text`)),
  kept: r.kept,
}

/** The outcome of every row of a batch, as the lines of a CSV file, the header first. */
export async function* batchReport(payload: Payload, batchId: number): AsyncGenerator<string> {
  yield reportHeader()
  for (let after = 0; ; ) {
    const rows = await select(
      payload.db.drizzle,
      ROW,
      sql`FROM import_rows r LEFT JOIN vehicles v ON v.id = r.vehicle_id
        WHERE r.batch_id = ${batchId} AND r.row_no > ${after} ORDER BY r.row_no LIMIT ${PAGE}`,
    )
    for (const row of rows) yield reportLine(row)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.rowNo
  }
}

const EXAMPLES = 5

/** Counts reasons as rows arrive; memory depends only on the number of different reasons. */
export function reasonCounter() {
  const found = new Map<string, ReasonCount>()
  const count = (reason: string, rowNo: number): void => {
    const known = found.get(reason) ?? { reason, rows: 0, examples: [] }
    known.rows += 1
    if (known.examples.length < EXAMPLES) known.examples.push(rowNo)
    found.set(reason, known)
  }
  return {
    count,
    /** Counts the reasons of the rejected ones among some rows. */
    add: (rows: readonly LogRow[]): void => {
      for (const { outcome, reasons, rowNo } of rows)
        if (outcome === 'rejected') for (const reason of reasons) count(reason, rowNo)
    },
    list: (): ReasonCount[] => [...found.values()].sort((a, b) => b.rows - a.rows),
  }
}

const REASON = {
  reason: text(sql`reason`),
  rows: number(sql`count(*)`),
  examples: numbers(sql`(array_agg(row_no ORDER BY row_no))[1:5]`),
}

/** The same for a batch in the database. */
export const batchReasons = (payload: Payload, batchId: number): Promise<ReasonCount[]> =>
  select(
    payload.db.drizzle,
    REASON,
    sql`FROM import_rows, unnest(reasons) reason
      WHERE batch_id = ${batchId} AND outcome = 'rejected' GROUP BY reason ORDER BY count(*) DESC, reason`,
  )
