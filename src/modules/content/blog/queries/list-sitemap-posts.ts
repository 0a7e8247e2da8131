import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { BLOG, postUrl } from '@/modules/content/publishing/rules/site-urls'
import {
  SITEMAP_PART_SIZE,
  type SitemapPage,
  sitemapIdRange,
} from '@/modules/inventory/catalogue/rules/sitemap'

/** The numbers of the parts of the sitemap that contain published posts. */
export async function countPostParts({ db }: Payload): Promise<number[]> {
  const { rows } = await db.drizzle.execute<{ part: number }>(sql`
    SELECT DISTINCT (id - 1) / ${SITEMAP_PART_SIZE} + 1 AS part FROM blog_posts
    WHERE _status = 'published' AND route IS NOT NULL ORDER BY part`)
  return rows.map(({ part }) => Number(part))
}

/** The published posts of a part, with the blog itself in the first. */
export async function sitemapPosts({ db }: Payload, part: number): Promise<SitemapPage[]> {
  const { from, to } = sitemapIdRange(part)
  const { rows } = await db.drizzle.execute<{ route: string; changed: Date | string }>(sql`
    SELECT route, updated_at AS changed FROM blog_posts
    WHERE id BETWEEN ${from} AND ${to} AND _status = 'published' AND route IS NOT NULL ORDER BY id`)
  if (rows.length === 0) return []
  const posts = rows.map(({ changed, route }) => ({
    path: postUrl(route),
    changed: new Date(changed).toISOString(),
  }))
  return part === 1 ? [{ path: BLOG }, ...posts] : posts
}
