import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { BLOG, postUrl } from '@/modules/content/publishing/rules/public-urls'
import { blogPosts } from '@/modules/content/tables.gen'
import {
  SITEMAP_PART_SIZE,
  type SitemapPage,
  sitemapIdRange,
} from '@/modules/inventory/catalogue/rules/sitemap'
import { filled, number } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'

const LISTED = sql`_status = 'published' AND route IS NOT NULL`
const POST = { route: filled(blogPosts.route), changed: blogPosts.updatedAt }

/** The numbers of the parts of the sitemap that contain published posts. */
export const countPostParts = ({ db }: Payload): Promise<number[]> =>
  selectValues(
    db.drizzle,
    number(sql`(id - 1) / ${SITEMAP_PART_SIZE} + 1`),
    sql`FROM blog_posts WHERE ${LISTED} GROUP BY 1 ORDER BY 1`,
  )

/** The published posts of a part, with the blog itself in the first. */
export async function sitemapPosts({ db }: Payload, part: number): Promise<SitemapPage[]> {
  const { from, to } = sitemapIdRange(part)
  const rows = await select(
    db.drizzle,
    POST,
    sql`FROM blog_posts WHERE id BETWEEN ${from} AND ${to} AND ${LISTED} ORDER BY id`,
  )
  if (rows.length === 0) return []
  const posts = rows.map(({ changed, route }) => ({ path: postUrl(route), changed }))
  return part === 1 ? [{ path: BLOG }, ...posts] : posts
}
