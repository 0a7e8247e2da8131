import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { ids } from '@/server/sql'

/** Removes erased people's comments and ratings of posts. */
export async function eraseCommentsAndRatings(db: Db, userIds: readonly number[]): Promise<void> {
  await db.execute(sql`DELETE FROM blog_comments WHERE user_id = ANY(${ids(userIds)})`)
  await db.execute(sql`DELETE FROM blog_moderated_commenters WHERE user_id = ANY(${ids(userIds)})`)
  await db.execute(sql`DELETE FROM blog_ratings WHERE user_id = ANY(${ids(userIds)})`)
}
