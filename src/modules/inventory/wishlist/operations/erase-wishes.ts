import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Removes erased people's wishlists. */
export async function eraseWishes(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM wishlist_items WHERE user_id = ANY(${ids(userIds)})`)
}
