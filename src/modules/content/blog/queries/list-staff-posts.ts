import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { blogPosts } from '@/modules/content/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { media } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, nullable, number, type RowOf, text, texts } from '@/server/rows/fields'
import { localizedTexts } from '@/server/rows/localized-texts'
import { selectPage } from '@/server/rows/select'
import { all, contains } from '@/server/sql'
import type { StaffPostsQuery } from '../schemas/staff-list-queries'
import { toCheck } from './list-comment-work'

const p = alias(blogPosts, 'p')
const { join, text: line } = localizedTexts('_blog_posts_v_locales', sql`v.id`)
const TITLE = line('version_title')

/** The newest version of each post: what was saved last, public or not. */
const FROM = sql`blog_posts p JOIN _blog_posts_v v ON v.parent_id = p.id AND v.latest
  LEFT JOIN media m ON m.id = v.version_featured_image_id${join}`

const POST = {
  id: p.id,
  title: text(sql`coalesce(${TITLE}, '')`),
  /** Where it is public, not where a newer draft would move it. */
  route: p.route,
  pictureFile: nullable(alias(media, 'm').filename),
  isPublished: flag(sql`p._status = 'published'`),
  hasDraft: flag(sql`p._status = 'published' AND v.version__status = 'draft'`),
  tags: texts(sql`ARRAY(SELECT t.name FROM _blog_posts_v_rels l JOIN blog_tags t ON t.id = l.blog_tags_id
    WHERE l.parent_id = v.id AND l.path = 'version.tags' ORDER BY l."order")`),
  writer: p.writerName,
  publishedAt: p.publishedAt,
  toCheck: number(sql`(SELECT count(*) FROM blog_comments c WHERE c.post_id = p.id AND ${toCheck})`),
  ratings: number(sql`(SELECT count(*) FROM blog_ratings r WHERE r.post_id = p.id)`),
  averageRating: nullable(
    number(sql`(SELECT round(avg(r.rating), 1) FROM blog_ratings r WHERE r.post_id = p.id)`),
  ),
}

/** A post as last saved, for the back office. Timestamps are ISO in UTC. */
export type StaffPost = Omit<RowOf<typeof POST>, 'pictureFile'> & { picture: string | null }

const tagged = (tag: string): SQL => sql`EXISTS (SELECT 1 FROM _blog_posts_v_rels l
  JOIN blog_tags t ON t.id = l.blog_tags_id WHERE l.parent_id = v.id AND l.path = 'version.tags'
    AND (lower(t.name) = lower(${tag}) OR t.route = lower(${tag})))`

const MOMENT = sql`coalesce(p.published_at, p.created_at)`
/** The beginning of a day in UTC. */
const start = (day: string): SQL => sql`(${day.slice(0, 10)}::timestamp AT TIME ZONE 'UTC')`

const conditions = (of: StaffPostsQuery): SQL =>
  all([
    contains(TITLE, of.title),
    of.tag !== undefined && tagged(of.tag),
    of.status !== undefined && sql`p._status::text = ${of.status.toLowerCase()}`,
    contains(sql`v.version_route`, of.route),
    contains(sql`p.writer_name`, of.writer),
    of.dateFrom !== undefined && sql`${MOMENT} >= ${start(of.dateFrom)}`,
    of.dateTo !== undefined && sql`${MOMENT} < ${start(of.dateTo)} + interval '1 day'`,
    of.commentingEnabled !== undefined &&
      sql`(v.version_commenting_enabled IS TRUE) = ${of.commentingEnabled}`,
    of.ratingEnabled !== undefined && sql`(v.version_rating_enabled IS TRUE) = ${of.ratingEnabled}`,
  ])

/** A page of posts as last saved: those never published first, then the newest. */
export async function listStaffPosts(
  db: Db,
  query: StaffPostsQuery,
): Promise<{ rows: StaffPost[]; total: number }> {
  const orderBy = sql`p.published_at DESC NULLS FIRST, p.id DESC`
  const list = { shape: POST, from: FROM, where: conditions(query), orderBy }
  const { rows, total } = await selectPage(db, list, query)
  return {
    rows: rows.map(({ pictureFile, ...post }) => ({
      ...post,
      picture: pictureFile === null ? null : mediaUrl(pictureFile),
    })),
    total,
  }
}
