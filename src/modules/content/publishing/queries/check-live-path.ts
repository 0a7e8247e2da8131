import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { hasOwnUrl } from '../rules/reserved-urls'

/** Whether a published record is read at a path. */
export async function isLivePath(db: Db, path: string): Promise<boolean> {
  const [first = '', second] = path.slice(1).split('/')
  const live = (table: string, route: string) =>
    exists(db, sql`FROM ${sql.identifier(table)} WHERE route = ${route} AND _status = 'published'`)
  if (first === 'blogs' && second) return live('blog_posts', second)
  if (first === 'topic-page' && second) return live('topic_pages', second)
  return second === undefined && hasOwnUrl(first) && live('topic_pages', first)
}
