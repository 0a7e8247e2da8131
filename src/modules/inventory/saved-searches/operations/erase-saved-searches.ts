import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes the searches saved by erased people, and their alerts. */
export async function eraseSavedSearches(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM saved_searches WHERE user_id = ANY(${ids(userIds)})`)
  await db.execute(sql`DELETE FROM vehicle_alerts WHERE user_id = ANY(${ids(userIds)})`)
}
