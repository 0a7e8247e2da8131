import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes erased people's ports of destination. */
export async function eraseOwnPorts(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM buyer_preferences WHERE user_id = ANY(${ids(userIds)})`)
}
