import { csvLine } from '@/kernel/files/csv'
import type { LogRow } from '../import-batches'

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
