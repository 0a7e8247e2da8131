import { sql } from '@payloadcms/db-postgres'
import { notFound } from '@/kernel/errors'
import type { Db } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const OPEN = {
  commentingEnabled: flag(sql`commenting_enabled`),
  ratingEnabled: flag(sql`rating_enabled`),
}

/**
 * Locks a published post, so that of several comments or ratings by one person the first is seen by the
 * others.
 *
 * @throws AppError 404 if there is none
 */
export async function lockPublicPost(db: Db, id: number) {
  const [post] = await select(
    db,
    OPEN,
    sql`FROM blog_posts WHERE id = ${id} AND _status = 'published' FOR NO KEY UPDATE`,
  )
  if (!post) throw notFound('Post not found')
  return post
}

/** Requires that a post is published, without locking it. @throws AppError 404, naming what is at it */
export async function requirePublicPost(db: Db, id: number, what: string): Promise<void> {
  const isPublic = await exists(db, sql`FROM blog_posts WHERE id = ${id} AND _status = 'published'`)
  if (!isPublic) throw notFound(`${what} not found`)
}
