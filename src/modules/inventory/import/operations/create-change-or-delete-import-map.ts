import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { exists } from '@/server/rows/exists'
import { returning } from '@/server/rows/returning'
import { inTransaction } from '@/server/transaction'
import { columnsKey } from '../engine/columns-key'
import type { MapAndOptions } from '../engine/map/map-and-options'
import { requireImporter } from '../engine/require-importer'
import { importMaps } from '../queries/tables'

/** A map with the name it is saved under, and the columns it was made for. */
export type GivenMap = MapAndOptions & { name: string; columns: readonly string[] }

const refuseTaken = (name: string): never => {
  const message = `There is already a map named '${name}'.`
  throw conflict(message, [{ path: 'name', message }])
}

/**
 * Saves a map for later files.
 *
 * @throws AppError 403, 409 if the name is taken
 */
export async function createImportMap(req: PayloadRequest, given: GivenMap): Promise<number> {
  const { id: userId } = await requireImporter(req)
  return inTransaction({ payload: req.payload, req }, async (_, db) => {
    const [made] = await returning(
      db,
      { id: importMaps.id },
      sql`INSERT INTO import_maps (name, columns_key, map, options, created_by, updated_by)
        VALUES (${given.name}, ${columnsKey(given.columns)}, ${JSON.stringify(given.map)}::json,
          ${JSON.stringify(given.options)}::jsonb, ${userId}, ${userId})
        ON CONFLICT (lower(name)) DO NOTHING`,
    )
    return made ? made.id : refuseTaken(given.name)
  })
}

/**
 * Replaces a saved map.
 *
 * @throws AppError 403, 404, 409 if another one has the name
 */
export async function changeImportMap(req: PayloadRequest, id: number, given: GivenMap): Promise<void> {
  const { id: userId } = await requireImporter(req)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    if (await exists(db, sql`FROM import_maps WHERE lower(name) = lower(${given.name}) AND id <> ${id}`))
      refuseTaken(given.name)
    const { rowCount } = await db.execute(sql`
      UPDATE import_maps SET name = ${given.name}, columns_key = ${columnsKey(given.columns)},
        map = ${JSON.stringify(given.map)}::json, order_lost = false,
        options = ${JSON.stringify(given.options)}::jsonb, updated_by = ${userId}, updated_at = now()
      WHERE id = ${id}`)
    if (rowCount === 0) throw notFound('Map not found. Someone may have deleted it.')
  })
}

/** @throws AppError 403, 404 */
export async function deleteImportMap(req: PayloadRequest, id: number): Promise<void> {
  await requireImporter(req)
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    const { rowCount } = await db.execute(sql`DELETE FROM import_maps WHERE id = ${id}`)
    if (rowCount === 0) throw notFound('Map not found. Someone may have deleted it.')
  })
}
