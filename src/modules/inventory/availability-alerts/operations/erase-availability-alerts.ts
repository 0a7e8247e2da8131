import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes the availability alerts of erased people. */
export async function eraseAvailabilityAlerts(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM vehicle_free_notices WHERE user_id = ANY(${ids(userIds)})`)
}
