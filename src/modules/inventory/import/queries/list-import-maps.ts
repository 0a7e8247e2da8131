import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { flag, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { columnsKey } from '../engine/columns-key'
import type { ImportOptions } from '../engine/import-outcome'
import { readStoredMap } from '../engine/map/read-map'
import { requireImporter } from '../engine/require-importer'
import { importMaps } from './tables'

/** A map saved under a name. */
export type SavedMap = {
  id: number
  name: string
  /** Whether it was made for a file with the given columns. */
  fits: boolean
  /** If `orderUnknown` names fields, a person has to put their entries in order before it is used. */
  map: Record<string, unknown>
  options: ImportOptions
  updatedBy: string | null
  updatedAt: string
}

/** An old map may contain what no map can any more; it is shown as it is, and rejected when used. */
function storedMap(map: unknown, orderLost: boolean): Record<string, unknown> {
  try {
    return readStoredMap(map, orderLost)
  } catch {
    return map as Record<string, unknown>
  }
}

const m = alias(importMaps, 'm')
const MAP = {
  id: m.id,
  name: m.name,
  map: m.map,
  orderLost: m.orderLost,
  options: m.options,
  updatedBy: nullable(
    text(sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`),
  ),
  updatedAt: m.updatedAt,
}

/**
 * All saved maps by name, those for the given columns first.
 *
 * @throws AppError 403
 */
export async function listImportMaps(
  req: PayloadRequest,
  columns: readonly string[] = [],
): Promise<SavedMap[]> {
  await requireImporter(req)
  const key = columnsKey(columns)
  const shape = {
    ...MAP,
    /** Whether it was made for a file with the given columns. */
    fits: flag(sql`m.columns_key = ${key}`),
  }
  const rows = await select(
    req.payload.db.drizzle,
    shape,
    sql`FROM import_maps m LEFT JOIN users u ON u.id = m.updated_by ORDER BY "fits" DESC, lower(m.name) LIMIT 500`,
  )
  return rows.map(({ map, orderLost, ...saved }) => ({ ...saved, map: storedMap(map, orderLost) }))
}
