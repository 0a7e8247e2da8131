import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { blogComments } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, type RowOf, text } from '@/server/rows/fields'
import { selectPage } from '@/server/rows/select'
import { all, contains, equals } from '@/server/sql'
import type { StaffCommentsQuery } from '../schemas/staff-list-queries'
import { toCheck } from './list-comment-work'

const c = alias(blogComments, 'c')

const COMMENT = {
  id: c.id,
  postId: c.postId,
  postTitle: text(sql`coalesce(t.title, '')`),
  content: c.content,
  authorName: c.authorName,
  authorEmail: c.authorEmail,
  isApproved: c.isApproved,
  isSpam: c.isSpam,
  isToCheck: flag(toCheck),
  createdAt: c.createdAt,
}
type CommentRow = RowOf<typeof COMMENT>

/** A comment as staff see it, whatever its state. Timestamps are ISO in UTC. */
export type StaffComment = Omit<CommentRow, 'authorName' | 'authorEmail'> & {
  /** Null for staff who do not deal with customers. */
  author: { name: string; email: string } | null
}

const FROM = sql`blog_comments c JOIN blog_posts p ON p.id = c.post_id
  LEFT JOIN blog_posts_locales t ON t._parent_id = p.id AND t._locale = ${DEFAULT_LOCALE}`

const toStaff = ({ authorEmail, authorName, ...row }: CommentRow, named: boolean): StaffComment => ({
  ...row,
  author: named ? { name: authorName, email: authorEmail } : null,
})

/**
 * A page of comments, the newest first.
 *
 * @param named whether the viewer sees who the customers are; otherwise their names are no filter either
 */
export async function listStaffComments(
  db: Db,
  { author, isApproved, isSpam, limit, page, post, postId, toCheck: waits }: StaffCommentsQuery,
  named: boolean,
): Promise<{ rows: StaffComment[]; total: number }> {
  const where = all([
    contains(sql`t.title`, post),
    equals(sql`c.post_id`, postId),
    isApproved !== undefined && sql`c.is_approved = ${isApproved}`,
    isSpam !== undefined && sql`c.is_spam = ${isSpam}`,
    waits !== undefined && (waits ? toCheck : sql`NOT ${toCheck}`),
    named && contains(sql`concat_ws(' ', c.author_name, c.author_email)`, author),
  ])
  const list = { shape: COMMENT, from: FROM, where, orderBy: sql`c.id DESC` }
  const { rows, total } = await selectPage(db, list, { page, limit })
  return { rows: rows.map((row) => toStaff(row, named)), total }
}
