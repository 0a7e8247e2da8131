import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook } from 'payload'
import { vehicles } from '@/modules/inventory/tables.gen'
import { emitVehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { isStatus } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import { stampTransaction } from '@/server/audit/stamp-transaction'
import { dbOf } from '@/server/db-of'
import { returning } from '@/server/rows/returning'

const RENAMED = { id: alias(vehicles, 'v').id }

/**
 * Rebuilds built titles when a make, model or code is renamed; typed ones stay, and so do those of sold
 * vehicles.
 *
 * @param column of vehicles that refers to the renamed entry
 * @param field with its name
 */
export const rebuildTitles =
  (
    column: 'manufacturer_id' | 'model_id' | 'model_code_id',
    field: 'name' | 'modelCode',
  ): CollectionAfterChangeHook =>
  async ({ doc, operation, previousDoc, req }) => {
    if (operation !== 'update' || doc[field] === previousDoc?.[field]) return doc
    const db = await dbOf(req)
    await stampTransaction(req)
    const rows = await returning(
      db,
      RENAMED,
      sql`UPDATE vehicles v SET name = t.base || ' ' || v.year, updated_at = now()
      FROM (SELECT w.id, vehicle_title_base(w) AS base FROM vehicles w
        WHERE w.${sql.identifier(column)} = ${doc.id} AND w.name_typed IS FALSE AND NOT ${isStatus(sql`w.status`, 'SOLD')}
        ORDER BY w.id FOR UPDATE) t
      WHERE t.id = v.id AND v.name <> t.base || ' ' || v.year`,
    )
    await emitVehicleChanged(
      req,
      rows.map((row) => row.id),
      'title',
    )
    return doc
  }
