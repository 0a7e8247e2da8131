import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes erased people's wishlists. */
export async function eraseWishes(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM wishlist_items WHERE user_id = ANY(${ids(userIds)})`)
}
