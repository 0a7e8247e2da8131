import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { csvLine } from '@/kernel/csv'
import { numberOrNull, type Row, textOrNull } from '@/server/sql'
import type { LogRow, Outcome } from './log'

const COLUMNS = ['row', 'outcome', 'key', 'vehicle', 'stock number', 'reasons', 'undone', 'kept']

/** The first line of a report, with the mark that tells a spreadsheet that it is UTF-8. */
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

const rowOf = (row: Row): ReportRow => ({
  rowNo: Number(row.row_no),
  outcome: row.outcome as Outcome,
  key: textOrNull(row.key),
  vehicleId: numberOrNull(row.vehicle_id),
  reasons: row.reasons as string[],
  sku: textOrNull(row.sku),
  undone: textOrNull(row.undone_at),
  kept: textOrNull(row.kept),
})

/** What became of every row of a batch, as the lines of a CSV file, the header first. */
export async function* batchReport(payload: Payload, batchId: number): AsyncGenerator<string> {
  yield reportHeader()
  for (let after = 0; ; ) {
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT r.row_no, r.outcome, r.key, r.vehicle_id, v.sku, r.reasons, r.undone_at, r.kept
      FROM import_rows r LEFT JOIN vehicles v ON v.id = r.vehicle_id
      WHERE r.batch_id = ${batchId} AND r.row_no > ${after} ORDER BY r.row_no LIMIT ${PAGE}`)
    for (const row of rows) yield reportLine(rowOf(row))
    if (rows.length < PAGE) return
    after = Number(rows.at(-1)?.row_no)
  }
}

/** Why rows were rejected, the commonest first, each with a few of them. */
export type ReasonCount = { reason: string; rows: number; examples: number[] }

const EXAMPLES = 5

/** Counts reasons as rows come in; a batch of any size needs no more than its different reasons. */
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

/** The same of a batch in the database. */
export async function batchReasons(payload: Payload, batchId: number): Promise<ReasonCount[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT reason, count(*)::int AS n, (array_agg(row_no ORDER BY row_no))[1:5] AS examples
    FROM import_rows, unnest(reasons) reason
    WHERE batch_id = ${batchId} AND outcome = 'rejected' GROUP BY reason ORDER BY n DESC, reason`)
  return rows.map((row) => ({
    reason: String(row.reason),
    rows: Number(row.n),
    examples: row.examples as number[],
  }))
}
