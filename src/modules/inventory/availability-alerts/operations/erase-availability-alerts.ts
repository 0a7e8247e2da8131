import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Removes the availability alerts of erased people. */
export async function eraseAvailabilityAlerts(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM vehicle_free_notices WHERE user_id = ANY(${ids(userIds)})`)
}
