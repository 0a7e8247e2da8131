import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { blogTags } from '@/modules/content/tables.gen'
import { number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, byName, contains } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { BlogTagsQuery } from '../schemas/tags'

const t = alias(blogTags, 't')

const TAG = {
  id: t.id,
  name: t.name,
  route: text(sql`coalesce(t.route, '')`),
  posts: number(sql`(SELECT count(*) FROM blog_posts_rels l JOIN blog_posts p ON p.id = l.parent_id
    WHERE l.blog_tags_id = t.id AND l.path = 'tags' AND p._status = 'published')`),
}

/** A tag, and in how many published posts it is. */
export type BlogTag = RowOf<typeof TAG>

/** The blog's tags by name. */
export function listBlogTags(
  db: Db,
  { name, route }: Partial<BlogTagsQuery>,
  limit: number,
): Promise<BlogTag[]> {
  const where = all([contains(sql`t.name`, name), route !== undefined && sql`t.route = ${route}`])
  return select(
    db,
    TAG,
    sql`FROM blog_tags t WHERE ${where} ORDER BY ${byName(sql`t.name`)}, t.id LIMIT ${limit}`,
  )
}

/** One tag, or null. */
export async function getBlogTag(db: Db, id: number): Promise<BlogTag | null> {
  const [tag] = await select(db, TAG, sql`FROM blog_tags t WHERE t.id = ${id}`)
  return tag ?? null
}
