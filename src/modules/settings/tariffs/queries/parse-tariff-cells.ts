import { parse } from 'csv-parse/sync'
import { validationFailed } from '@/kernel/errors'
import { unguarded } from '@/kernel/files/csv'
import { issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import type { FileRow } from '../rules/file/read-tariff'

/**
 * The cells of a tariff's file with the lines on which they stand, the header apart. Separated by commas, semicolons or
 * tabs; empty lines are passed over.
 *
 * @throws AppError 422 if it is no such file
 */
export function parseTariffCells(csv: string): { header: string[]; rows: FileRow[] } {
  try {
    const at: number[] = []
    const records = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record, { lines }) => {
        at.push(lines)
        return record
      },
    })
    const [header, ...rows] = records.map((cells, index) => ({
      line: at[index] ?? 0,
      cells: cells.map(unguarded),
    }))
    return {
      header: header?.cells ?? [],
      rows: rows.filter(({ cells }) => cells.some((cell) => !isBlank(cell))),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw validationFailed([issue('csv', `The file cannot be read: ${reason}`)])
  }
}
