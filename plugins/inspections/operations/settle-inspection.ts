import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
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
  return latestInspection(db, vehicleId)
}
