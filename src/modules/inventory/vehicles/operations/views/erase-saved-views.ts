import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Removes the views of erased people, and what they chose for their lists. */
export async function eraseSavedViews(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM saved_views WHERE user_id = ANY(${ids(userIds)})`)
  await db.execute(sql`DELETE FROM stock_settings WHERE user_id = ANY(${ids(userIds)})`)
}
