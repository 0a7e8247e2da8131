import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { iso, textOrNull } from '@/server/sql'
import { columnsKey } from '../engine/analyse'
import type { ImportOptions } from '../engine/log'
import { readKeptMap } from '../engine/map/read-map'
import { requireImporter } from '../engine/permission'

/** A map that is kept under a name. */
export type SavedMap = {
  id: number
  name: string
  /** Whether it was made for a file with the columns that were asked about. */
  fits: boolean
  /** Where `orderUnknown` names fields, somebody has to put their entries in order before it is used. */
  map: Record<string, unknown>
  options: ImportOptions
  updatedBy: string | null
  updatedAt: string
}

/** A map of long ago may hold what no map can any more; it is shown as it is, and refused when it is used. */
function keptMap(map: unknown, orderLost: boolean): Record<string, unknown> {
  try {
    return readKeptMap(map, orderLost)
  } catch {
    return map as Record<string, unknown>
  }
}

/**
 * All kept maps by name, those for the given columns first.
 *
 * @throws AppError 403
 */
export async function listImportMaps(
  req: PayloadRequest,
  columns: readonly string[] = [],
): Promise<SavedMap[]> {
  await requireImporter(req)
  const key = columnsKey(columns)
  const { rows } = await req.payload.db.drizzle.execute(sql`
    SELECT m.id, m.name, m.columns_key = ${key} AS fits, m.map, m.order_lost, m.options, m.updated_at,
      coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) AS updated_name
    FROM import_maps m LEFT JOIN users u ON u.id = m.updated_by ORDER BY fits DESC, lower(m.name) LIMIT 500`)
  return rows.map((row) => ({
    id: Number(row.id),
    name: String(row.name),
    fits: row.fits === true,
    map: keptMap(row.map, row.order_lost === true),
    options: row.options as ImportOptions,
    updatedBy: textOrNull(row.updated_name),
    updatedAt: iso(row.updated_at),
  }))
}
