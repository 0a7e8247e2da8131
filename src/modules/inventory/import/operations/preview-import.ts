import type { PayloadRequest } from 'payload'
import type { LogRow } from '../engine/import-batches'
import { importChunk } from '../engine/import-chunk'
import { columnsOfFile, formatOf } from '../engine/import-file'
import { sourceRows } from '../engine/import-source'
import { compileMap, type MappedRow } from '../engine/map/compile-map'
import type { MapAndOptions } from '../engine/map/map-and-options'
import { checkConstants, prepareImportRun } from '../engine/prepare-import-run'
import { previewValues } from '../engine/preview-values'
import { storedSource } from '../engine/stored-source'
import { listImportPlaces } from '../queries/list-import-entries'
import { ownFile } from './change-or-delete-import-file'

/** Rows shown in a preview. */
export const PREVIEW_ROWS = 20

/** A row of the file, the map's result and the outcome of an import. */
export type PreviewRow = Pick<LogRow, 'rowNo' | 'outcome' | 'reasons' | 'issues'> & {
  /** The content of each mapped field, formatted; null if it stays empty. */
  values: Record<string, string | null>
}

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
  const places = await listImportPlaces(payload.db.drizzle, run.policy.showrooms)
  return log.map(({ issues, outcome, reasons, rowNo }, index) => {
    const values = rows[index] ? previewValues(rows[index], places) : {}
    return { rowNo, outcome, reasons, issues, values }
  })
}
