import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { blogTags } from '@/modules/content/tables.gen'
import { dbOf } from '@/server/db-of'
import { type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { all, byName, contains } from '@/server/sql'
import type { BlogTagsQuery } from '../schemas/blog-tags'
import { countPublicPosts } from './count-public-posts-from-memory'

const t = alias(blogTags, 't')

const TAG = {
  id: t.id,
  name: t.name,
  route: text(sql`coalesce(t.route, '')`),
}

/** A tag, and in how many published posts it is. */
export type BlogTag = RowOf<typeof TAG> & { posts: number }

type From = Pick<PayloadRequest, 'payload' | 'transactionID'>

async function withCounts(req: From, tags: readonly RowOf<typeof TAG>[]): Promise<BlogTag[]> {
  if (tags.length === 0) return []
  const { byTag: counts } = await countPublicPosts(req.payload)
  return tags.map((tag) => ({ ...tag, posts: counts.get(tag.id) ?? 0 }))
}

/** The blog's tags by name. */
export async function listBlogTags(
  req: From,
  { name, route }: Partial<BlogTagsQuery>,
  limit: number,
): Promise<BlogTag[]> {
  const where = all([contains(sql`t.name`, name), route !== undefined && sql`t.route = ${route}`])
  const from = sql`FROM blog_tags t WHERE ${where} ORDER BY ${byName(sql`t.name`)}, t.id LIMIT ${limit}`
  return withCounts(req, await select(await dbOf(req), TAG, from))
}

/**
 * The tags of published posts by name: the most used ones, and the one with a route if that is given.
 *
 * @param limit of the most used
 */
export async function listUsedTags(req: From, limit: number, route?: string): Promise<BlogTag[]> {
  const { byTag } = await countPublicPosts(req.payload)
  const used = [...byTag].filter(([, posts]) => posts > 0).toSorted(([, a], [, b]) => b - a)
  const ids = sql.param(used.slice(0, limit).map(([id]) => id))
  const from = sql`FROM blog_tags t WHERE t.id = ANY(${ids}::int[]) OR t.route = ${route ?? null}
    ORDER BY ${byName(sql`t.name`)}, t.id`
  return withCounts(req, await select(await dbOf(req), TAG, from))
}

/** One tag, or null. */
export async function getBlogTag(req: From, id: number): Promise<BlogTag | null> {
  const [tag] = await withCounts(
    req,
    await select(await dbOf(req), TAG, sql`FROM blog_tags t WHERE t.id = ${id}`),
  )
  return tag ?? null
}
