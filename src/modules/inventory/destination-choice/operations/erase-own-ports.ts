import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Removes erased people's ports of destination. */
export async function eraseOwnPorts(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM buyer_preferences WHERE user_id = ANY(${ids(userIds)})`)
}
