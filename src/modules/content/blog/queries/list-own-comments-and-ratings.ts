import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { blogComments, blogRatings } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const c = alias(blogComments, 'c')
const r = alias(blogRatings, 'r')
/** The posts' titles, of the posts that a row belongs to. */
const titles = (id: SQL) =>
  sql`LEFT JOIN blog_posts_locales t ON t._parent_id = ${id} AND t._locale = ${DEFAULT_LOCALE}`
const post = text(sql`coalesce(t.title, '')`)

/** A person's comments on posts, newest first. */
export const commentsOf = (db: Db, id: number) =>
  select(
    db,
    {
      post,
      content: c.content,
      authorName: c.authorName,
      authorEmail: c.authorEmail,
      isPublic: c.isApproved,
      writtenAt: c.createdAt,
    },
    sql`FROM blog_comments c ${titles(sql`c.post_id`)} WHERE c.user_id = ${id} ORDER BY c.id DESC`,
  )

/** A person's ratings of posts, newest first. */
export const ratingsOf = (db: Db, id: number) =>
  select(
    db,
    { post, rating: r.rating, ratedAt: r.createdAt },
    sql`FROM blog_ratings r ${titles(sql`r.post_id`)} WHERE r.user_id = ${id} ORDER BY r.id DESC`,
  )
