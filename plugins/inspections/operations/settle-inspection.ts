import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { setVehicleFields } from '@/modules/inventory/vehicles/operations/set-vehicle-fields'
import { exists } from '@/server/rows/select'
import { dbOf } from '@/server/transaction'
import { latestInspection } from '../queries/inspections'
import type { Inspected } from '../rules/inspection'

/**
 * Has a vehicle say what its latest inspection came to, in the caller's transaction. The vehicle's row is held first,
 * so that of two inspections recorded at once the later one counts.
 *
 * @returns that inspection; null when there is none
 */
export async function settleInspection(req: PayloadRequest, vehicleId: number): Promise<Inspected | null> {
  const db = await dbOf(req)
  await db.execute(sql`SELECT id FROM vehicles WHERE id = ${vehicleId} FOR UPDATE`)
  const latest = await latestInspection(db, vehicleId)
  // One in the trash is settled when it is taken back.
  if (await exists(db, sql`FROM vehicles WHERE id = ${vehicleId} AND deleted_at IS NULL`))
    await setVehicleFields(req, 'inspections', vehicleId, {
      inspectionStatus: latest?.result ?? null,
      inspectedOn: latest?.inspectedOn ?? null,
    })
  return latest
}
