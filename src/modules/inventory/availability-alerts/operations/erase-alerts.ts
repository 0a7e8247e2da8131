import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Removes what erased people asked to be told of. */
export async function eraseAlerts(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM vehicle_free_notices WHERE user_id = ANY(${ids(userIds)})`)
}
