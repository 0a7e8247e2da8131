import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'
import { type ViewKind, viewsTable } from '../queries/list-views'

/** Removes the views of erased people. */
export async function eraseViews(db: Db, kind: ViewKind, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM ${viewsTable(kind)} WHERE w.user_id = ANY(${ids(userIds)})`)
}
