import { sql } from '@payloadcms/db-postgres'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'

/** The id of the vehicle with a stock number, if it is not in the trash and visible to the viewer; null otherwise. */
export async function findVehicleBySku(
  db: Db,
  sku: string,
  showrooms: ShowroomScope,
): Promise<number | null> {
  const [id] = await selectValues(
    db,
    vehicles.id,
    sql`FROM vehicles WHERE sku = ${sku.trim().toUpperCase()} AND deleted_at IS NULL
      AND ${inShowrooms(sql`showroom_id`, showrooms)}`,
  )
  return id ?? null
}
