import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { importRows } from '../../queries/tables'
import { reportHeader, reportLine } from './report-lines'

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
