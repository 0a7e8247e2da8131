import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'

/** Locks the vehicle of an inspection, which everyone who locks both locks first. */
export const lockInspectedVehicle = (db: Db, id: number): Promise<unknown> =>
  db.execute(
    sql`SELECT id FROM vehicles WHERE id = (SELECT vehicle_id FROM inspections WHERE id = ${id}) FOR UPDATE`,
  )
