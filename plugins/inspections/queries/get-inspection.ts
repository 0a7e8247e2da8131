import { sql } from '@payloadcms/db-postgres'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { all, inShowrooms } from '@/server/sql'
import { type Inspected, latestOf, storedDay } from '../rules/inspection'
import { INSPECTION, INSPECTION_SOURCE, type Inspection, i, toInspection } from './select-inspection'

/** One inspection of a vehicle visible to the viewer; null if there is none. */
export async function getInspection(
  db: Db,
  id: number,
  showrooms: ShowroomScope,
): Promise<Inspection | null> {
  const where = all([sql`i.id = ${id}`, inShowrooms(sql`v.showroom_id`, showrooms)])
  const [row] = await select(db, INSPECTION, sql`FROM ${INSPECTION_SOURCE} WHERE ${where}`)
  return row ? toInspection(row) : null
}

const COUNTED = { id: i.id, result: i.result, inspectedOn: i.inspectedOn }

/** The inspection that counts for a vehicle; null if it was never inspected. */
export async function getLatestInspection(db: Db, vehicleId: number): Promise<Inspected | null> {
  const rows = await select(db, COUNTED, sql`FROM inspections i WHERE i.vehicle_id = ${vehicleId}`)
  return latestOf(rows.map((row) => ({ ...row, inspectedOn: storedDay(row.inspectedOn) })))
}
