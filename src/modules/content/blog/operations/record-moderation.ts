import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'

/** A person, and the post on which they comment. */
type Commenter = { postId: number; userId: number }

/** Whether staff have hidden a comment by this person on this post, which may be deleted by now. */
export const isModerated = (db: Db, { postId, userId }: Commenter): Promise<boolean> =>
  exists(db, sql`FROM blog_moderated_commenters WHERE post_id = ${postId} AND user_id = ${userId}`)

/** Records what staff decided: of whom a comment is hidden. */
export async function recordModeration(
  db: Db,
  { postId, userId }: Commenter,
  isApproved: boolean,
): Promise<void> {
  await db.execute(
    isApproved
      ? sql`DELETE FROM blog_moderated_commenters WHERE post_id = ${postId} AND user_id = ${userId}`
      : sql`INSERT INTO blog_moderated_commenters (post_id, user_id) VALUES (${postId}, ${userId})
          ON CONFLICT DO NOTHING`,
  )
}
