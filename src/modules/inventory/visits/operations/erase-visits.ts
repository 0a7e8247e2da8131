import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes when erased people were here. */
export async function eraseVisits(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM buyer_visits WHERE user_id = ANY(${ids(userIds)})`)
}
