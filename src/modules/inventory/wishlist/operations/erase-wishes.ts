import { sql } from '@payloadcms/db-postgres'
import { ids } from '@/server/sql'
import type { Db } from '@/server/transaction'

/** Takes what erased people had on their wishlists. */
export async function eraseWishes(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM wishlist_items WHERE user_id = ANY(${ids(userIds)})`)
}
