import type { PayloadRequest } from 'payload'
import { formatMoney } from '@/kernel/money'
import type { LogRow } from '../engine/import-batches'
import { importChunk } from '../engine/import-chunk'
import { fieldSpec, type ImportField } from '../engine/import-fields'
import { columnsOfFile, formatOf, storedSource } from '../engine/import-file'
import { sourceRows } from '../engine/import-source'
import { compileMap, type MappedRow } from '../engine/map/compile-map'
import type { MapAndOptions } from '../engine/map/map-and-options'
import { checkConstants, prepareImportRun } from '../engine/prepare-import-run'
import { ownFile } from './change-or-delete-import-file'

/** Rows shown in a preview. */
export const PREVIEW_ROWS = 20

/** A row of the file, the map's result and the outcome of an import. */
export type PreviewRow = Pick<LogRow, 'rowNo' | 'outcome' | 'reasons' | 'issues'> & {
  /** The content of each mapped field, formatted; null if it stays empty. */
  values: Record<string, string | null>
}

/** Formatted numbers: amounts with their currency, mileage with its unit. */
function measured(field: string, value: number, currency: unknown): string {
  const spec = fieldSpec(field as ImportField)
  if (spec.money === 'amount' && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency))
    return formatMoney(value, currency)
  return spec.dimension === 'distance' ? `${value.toLocaleString('en-US')} miles` : String(value)
}

function shown(field: string, value: unknown, currency: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return measured(field, value, currency)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

const wordsOf = ({ lists, names, values }: MappedRow): PreviewRow['values'] =>
  Object.fromEntries(
    Object.entries({ ...values, ...names, ...lists }).map(([field, value]) => [
      field,
      shown(field, value, values.currency),
    ]),
  )

/**
 * Validates the first rows of a file as an import would, and writes nothing.
 *
 * @throws AppError 400 or 422 for an unusable map, 403, 404
 */
export async function previewImport(
  req: PayloadRequest,
  fileId: number,
  { map, options }: MapAndOptions,
): Promise<PreviewRow[]> {
  const { payload, user } = req
  const file = await ownFile(req, payload.db.drizzle, fileId)
  const { header, styles } = await columnsOfFile(file, map)
  const mapper = compileMap(map, header, styles)
  const run = await prepareImportRun({ map, options, payload, user })
  await checkConstants(payload.db.drizzle, map, run.policy)
  const rows: MappedRow[] = []
  for await (const { cells, rowNo } of sourceRows(storedSource(file), formatOf(file, map))) {
    rows.push(mapper(rowNo, cells))
    if (rows.length >= PREVIEW_ROWS) break
  }
  const log = await importChunk(run, rows)
  return log.map(({ issues, outcome, reasons, rowNo }, index) => {
    const values = rows[index] ? wordsOf(rows[index]) : {}
    return { rowNo, outcome, reasons, issues, values }
  })
}
