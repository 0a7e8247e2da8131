import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { setVehicleFields } from '@/modules/inventory/vehicles/operations/set-vehicle-fields'
import { dbOf } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { getLatestInspection } from '../queries/get-inspection'
import type { Inspected } from '../rules/inspection'

/**
 * Copies the result of its latest inspection to a vehicle, in the caller's transaction. The vehicle's row is
 * locked first, so that of two inspections recorded at once the later one counts.
 *
 * @returns that inspection; null if there is none
 */
export async function updateInspectedVehicle(
  req: PayloadRequest,
  vehicleId: number,
): Promise<Inspected | null> {
  const db = await dbOf(req)
  await db.execute(sql`SELECT id FROM vehicles WHERE id = ${vehicleId} FOR UPDATE`)
  const latest = await getLatestInspection(db, vehicleId)
  // One in the trash is updated when it is restored.
  if (await exists(db, sql`FROM vehicles WHERE id = ${vehicleId} AND deleted_at IS NULL`))
    await setVehicleFields(req, 'inspections', vehicleId, {
      inspectionStatus: latest?.result ?? null,
      inspectedOn: latest?.inspectedOn ?? null,
    })
  return latest
}
