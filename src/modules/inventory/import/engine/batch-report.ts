import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import { csvLine } from '@/kernel/files/csv'
import { vehicles } from '@/modules/inventory/tables.gen'
import { json, nullable, number, numbers, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { importRows } from '../queries/tables'
import { EXAMPLES, reasonCount, reasonCounter, SAMPLED_CELLS } from './count-reasons'
import type { LogRow } from './import-batches'
import type { ReasonCount } from './import-outcome'

const COLUMNS = ['row', 'outcome', 'key', 'vehicle', 'stock number', 'reasons', 'undone', 'kept']

/** The first line of a report, with the byte order mark by which a spreadsheet recognizes UTF-8. */
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

/** Counts why rows are rejected, and what is changed in the others, as rows arrive. */
export function outcomeCounter() {
  const [reasons, notes] = [reasonCounter(), reasonCounter()]
  return {
    add: (rows: readonly LogRow[]): void => {
      for (const { outcome, reasons: rowReasons, rowNo } of rows) {
        const counter = outcome === 'rejected' ? reasons : outcome === 'skipped' ? null : notes
        for (const reason of rowReasons) counter?.count(reason, rowNo)
      }
    },
    reasons: reasons.list,
    notes: notes.list,
  }
}

/** The same grouping as by `kindOf`. */
const KIND = sql`regexp_replace(regexp_replace(regexp_replace(reason, '''.*''', '''…'''),
  'row [0-9]+$', 'row …'), '\\([^()]*[0-9]\\)$', '(…)')`

const GROUP = {
  kind: text(KIND),
  only: nullable(text(sql`CASE WHEN min(reason) = max(reason) THEN min(reason) END`)),
  rows: number(sql`count(*)`),
  examples: numbers(sql`(array_agg(row_no ORDER BY row_no))[1:${sql.raw(String(EXAMPLES))}]`),
  cells: json(
    z.array(z.string()),
    sql`to_json(coalesce((array_agg(cell ORDER BY row_no) FILTER (WHERE cell IS NOT NULL))[1:${sql.raw(String(SAMPLED_CELLS))}], '{}'))`,
  ),
}

async function grouped(payload: Payload, batchId: number, which: SQL): Promise<ReasonCount[]> {
  const rows = await select(
    payload.db.drizzle,
    GROUP,
    sql`FROM (SELECT row_no, reason, substring(reason FROM '''(.*)''') AS cell
        FROM import_rows, unnest(reasons) reason WHERE batch_id = ${batchId} AND ${which}) told
      GROUP BY ${KIND} ORDER BY count(*) DESC, 1`,
  )
  return rows.map(({ cells, examples, kind, only, rows: count }) =>
    reasonCount({ kind, only, rows: count, examples, cells }),
  )
}

/** Why rows of a batch in the database were rejected. */
export const batchReasons = (payload: Payload, batchId: number): Promise<ReasonCount[]> =>
  grouped(payload, batchId, sql`outcome = 'rejected'`)

/** What was changed in the rows of a batch that were imported. */
export const batchNotes = (payload: Payload, batchId: number): Promise<ReasonCount[]> =>
  grouped(payload, batchId, sql`outcome IN ('created', 'updated') AND reasons <> '{}'`)
