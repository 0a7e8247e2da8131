import { sql } from '@payloadcms/db-postgres'
import { vehicles } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { knownCost } from '../rules/stock/margin'

/** What a vehicle has cost, in its own currency; null where nobody has entered it. Only for those whom `seesCost` lets. */
export async function getVehicleCost(db: Db, id: number): Promise<number | null> {
  const [cost] = await selectValues(db, vehicles.costValue, sql`FROM vehicles WHERE id = ${id}`)
  return knownCost(cost ?? null)
}
