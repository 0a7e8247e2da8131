import { sql } from '@payloadcms/db-postgres'
import { inMemoryCopy } from '@/server/database/in-memory-copy'
import { number } from '@/server/rows/fields'
import { count, select } from '@/server/rows/select'

/** Announced by the database when a post or its tags change. */
export const BLOG_NOTICE = 'kaido_blog'

const COUNTED = { tag: number(sql`l.blog_tags_id`), posts: number(sql`count(*)`) }

const memory = inMemoryCopy('taggedPosts', async (payload) => {
  const rows = await select(
    payload,
    COUNTED,
    sql`FROM blog_posts_rels l JOIN blog_posts p ON p.id = l.parent_id
      WHERE l.path = 'tags' AND p._status = 'published' GROUP BY l.blog_tags_id`,
  )
  const byTag: ReadonlyMap<number, number> = new Map(rows.map(({ posts, tag }) => [tag, posts]))
  const all = await count(payload, sql`FROM blog_posts WHERE _status = 'published'`)
  return { value: { all, byTag }, until: Number.POSITIVE_INFINITY }
})

/**
 * How many published posts there are, and how many have a tag, by its id. Every page of the blog shows it: a process that
 * listens to notices has it in memory, others count each time.
 */
export const countPublicPosts = memory.get

/** Follows a change made in any process. */
export const followBlog = memory.follow
