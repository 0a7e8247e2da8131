import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { filled, flag, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { isPictureDrawn } from './match-missing-photographs'

const v = alias(vehicles, 'v')

const HEAD = {
  id: v.id,
  sku: filled(v.sku),
  name: text(sql`coalesce(v.name, v.sku)`),
  status: v.status,
  /** File name of the first picture at thumbnail size. */
  picture: nullable(text(sql`s.card #>> '{picture,t}'`)),
  /** Whether that is a drawing, not a photograph of the vehicle. */
  isDrawn: flag(isPictureDrawn('s')),
}

/** What the page of a vehicle shows of it at a glance. */
export type VehicleHead = RowOf<typeof HEAD>

/** A vehicle at a glance; null if there is none, or if it is in the trash. */
export async function getVehicleHead(db: Db, id: number): Promise<VehicleHead | null> {
  const [head] = await select(
    db,
    HEAD,
    sql`FROM vehicles v LEFT JOIN vehicle_search s ON s.vehicle_id = v.id WHERE v.id = ${id} AND v.deleted_at IS NULL`,
  )
  return head ?? null
}
