import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const v = alias(vehicles, 'v')

const SNAPSHOT = {
  id: v.id,
  name: text(sql`coalesce(v.name, v.sku)`),
  sku: filled(v.sku),
  year: v.year,
  chassis: v.chassis,
  mileage: v.mileage,
  modelCode: nullable(text(sql`(SELECT m.model_code FROM model_codes m WHERE m.id = v.model_code_id)`)),
}

/** A vehicle as an order stores it; null if there is none. */
export async function readVehicleSnapshot(db: Db, id: number): Promise<RowOf<typeof SNAPSHOT> | null> {
  const [row] = await select(db, SNAPSHOT, sql`FROM vehicles v WHERE v.id = ${id}`)
  return row ?? null
}

/** The showroom where a vehicle stands. */
export async function readShowroomOfVehicle(db: Db, id: number): Promise<number | null> {
  const [row] = await select(db, { showroomId: v.showroomId }, sql`FROM vehicles v WHERE v.id = ${id}`)
  return row?.showroomId ?? null
}
