import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { blogTags } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { number, type RowOf, text } from '@/server/rows/fields'
import { selectPage } from '@/server/rows/select'
import { all, byName, contains } from '@/server/sql'
import type { StaffTagsQuery } from '../schemas/staff-list-queries'

const t = alias(blogTags, 't')

const TAG = {
  id: t.id,
  name: t.name,
  route: text(sql`coalesce(t.route, '')`),
  posts: number(sql`(SELECT count(*) FROM blog_posts_rels l JOIN blog_posts p ON p.id = l.parent_id
    WHERE l.blog_tags_id = t.id AND l.path = 'tags' AND p._status = 'published')`),
  updatedAt: t.updatedAt,
}

/** A tag with the number of its published posts. Timestamps are ISO in UTC. */
export type StaffTag = RowOf<typeof TAG>

/** A page of the tags by name. */
export function listStaffTags(
  db: Db,
  { limit, name, page, route }: StaffTagsQuery,
): Promise<{ rows: StaffTag[]; total: number }> {
  const where = all([contains(sql`t.name`, name), contains(sql`t.route`, route)])
  const list = { shape: TAG, from: sql`blog_tags t`, where, orderBy: sql`${byName(sql`t.name`)}, t.id` }
  return selectPage(db, list, { page, limit })
}
