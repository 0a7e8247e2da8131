import { sql } from '@payloadcms/db-postgres'
import { eraseViews } from '@/modules/accounts/saved-views/operations/erase-views'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import { SAVED_VIEWS } from '../../queries/stock/list-saved-views'

/** Removes the views of erased people, and what they chose for their lists. */
export async function eraseSavedViews(db: Db, userIds: readonly number[]): Promise<void> {
  await eraseViews(db, SAVED_VIEWS, userIds)
  await db.execute(sql`DELETE FROM stock_settings WHERE user_id = ANY(${ids(userIds)})`)
}
