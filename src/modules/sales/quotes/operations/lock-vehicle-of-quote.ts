import { sql } from '@payloadcms/db-postgres'
import { lockVehicleToReserve } from '@/modules/inventory/reservations/operations/lock-vehicle-to-reserve'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { isOrdered } from '../queries/match-quote-states'
import type { VehicleOfQuote } from './reserve-or-free-vehicle-of-quote'

/** Locks a vehicle until the end of the transaction; null if there is none. */
export async function lockVehicleOfQuote(db: Db, id: number | null): Promise<VehicleOfQuote | null> {
  const vehicle = id === null ? null : await lockVehicleToReserve(db, id)
  if (!vehicle) return null
  const ordered = await exists(
    db,
    sql`FROM (VALUES (${vehicle.id}::int)) v (id) WHERE ${isOrdered(sql`v.id`)}`,
  )
  return { ...vehicle, inTrash: vehicle.inTrash === true, isOrdered: ordered }
}
