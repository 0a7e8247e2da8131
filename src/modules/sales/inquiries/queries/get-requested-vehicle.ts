import { sql } from '@payloadcms/db-postgres'
import { vehicles } from '@/modules/inventory/tables.gen'
import { hasPublicPage } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const REQUESTED = {
  id: vehicles.id,
  name: text(sql`coalesce(vehicles.name, vehicles.sku)`),
  sku: text(sql`coalesce(vehicles.sku, '')`),
  showroom: vehicles.showroomId,
  manufacturer: vehicles.manufacturerId,
  model: vehicles.modelId,
  year: vehicles.year,
}

/** A vehicle that inquiries can be about; null for none that the public can see. */
export async function getRequestedVehicle(db: Db, id: number) {
  const [vehicle] = await select(
    db,
    REQUESTED,
    sql`FROM vehicles WHERE vehicles.id = ${id} AND ${hasPublicPage('vehicles')}`,
  )
  return vehicle ?? null
}
