import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { blogPosts } from '@/modules/content/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-media-url'
import { media } from '@/modules/inventory/tables.gen'
import { filled, flag, json, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { localizedTexts } from '@/server/rows/localized-texts'
import { select, selectList, selectPage } from '@/server/rows/select'
import { all, contains } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { type Body, bodyPictures, parseBody } from '../rules/body'
import { type BodyPicture, bodyHtml } from '../rules/body-html'
import type { PostStatus } from '../rules/post'
import type { PostsQuery } from '../schemas/posts'

const tagList = z.array(z.object({ id: z.int(), name: z.string(), route: z.string() }))

const p = alias(blogPosts, 'p')
const OPEN_COMMENTS = sql`FROM blog_comments c WHERE c.post_id = p.id AND c.is_approved`

/** What a post has in every language. */
const COMMON = {
  id: p.id,
  route: p.route,
  tags: json(
    tagList,
    sql`coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'route', coalesce(t.route, ''))
      ORDER BY l."order") FROM blog_posts_rels l JOIN blog_tags t ON t.id = l.blog_tags_id
      WHERE l.parent_id = p.id AND l.path = 'tags'), '[]')`,
  ),
  imageFile: nullable(alias(media, 'm').filename),
  imageUrl: p.featuredImageUrl,
  commentingEnabled: flag(sql`p.commenting_enabled`),
  ratingEnabled: flag(sql`p.rating_enabled`),
  showAuthorName: flag(sql`p.show_author_name`),
  showPublishDate: flag(sql`p.show_publish_date`),
  isPublished: flag(sql`p._status = 'published'`),
  writer: p.writerId,
  writerName: p.writerName,
  publishedAt: p.publishedAt,
  comments: number(sql`(SELECT count(*) ${OPEN_COMMENTS})`),
  ratings: number(sql`(SELECT count(*) FROM blog_ratings r WHERE r.post_id = p.id)`),
  averageRating: nullable(
    number(sql`(SELECT round(avg(r.rating), 1) FROM blog_ratings r WHERE r.post_id = p.id)`),
  ),
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
}

const bodyOf = (stored: unknown): Body | null => {
  const body = parseBody(stored)
  return body.ok ? body.value : null
}

/** How a post is read with its texts in a language; the body is for pages of one post. */
function postIn(locale: Locale) {
  const { join, text: line, value } = localizedTexts('blog_posts_locales', sql`p.id`, locale)
  return {
    from: sql`blog_posts p LEFT JOIN media m ON m.id = p.featured_image_id${join}`,
    title: line('title'),
    body: nullable(json(bodyOf, value('body'))),
    shape: {
      ...COMMON,
      title: text(sql`coalesce(${line('title')}, '')`),
      metaTitle: nullable(text(line('meta_title'))),
      metaDescription: text(sql`coalesce(${line('meta_description')}, '')`),
      keywords: nullable(text(line('keywords'))),
      readingMinutes: number(sql`coalesce(${value('reading_minutes')}, 0)`),
    },
  }
}

type PostRow = RowOf<ReturnType<typeof postIn>['shape']>

/** A post of a list. Timestamps are ISO in UTC. */
export type BlogPost = Omit<PostRow, 'imageFile' | 'imageUrl' | 'isPublished'> & {
  featuredImageUrl: string | null
  status: PostStatus
}

/** A post with its text, as the editor stores it and as HTML. */
export type BlogArticle = BlogPost & { body: Body | null; bodyHtml: string }

const PUBLIC = sql`p._status = 'published'`
const NEWEST = sql`p.published_at DESC NULLS FIRST, p.id DESC`

/** For the public, a post without what it does not show. */
function toPost({ imageFile, imageUrl, isPublished, ...row }: PostRow, seesAll: boolean): BlogPost {
  const featuredImageUrl = imageFile === null ? imageUrl : mediaUrl(imageFile)
  const post = { ...row, featuredImageUrl, status: isPublished ? 'PUBLISHED' : 'DRAFT' } as const
  if (seesAll) return post
  return {
    ...post,
    writer: null,
    writerName: row.showAuthorName ? row.writerName : null,
    publishedAt: row.showPublishDate ? row.publishedAt : null,
  }
}

/** The posts with a tag, by its name or its part of an address. */
const tagged = (tag: string): SQL => sql`EXISTS (SELECT 1 FROM blog_posts_rels l
  JOIN blog_tags t ON t.id = l.blog_tags_id WHERE l.parent_id = p.id AND l.path = 'tags'
    AND (lower(t.name) = lower(${tag}) OR t.route = lower(${tag})))`

/** The post at an address, now or before it changed. */
const at = (route: string): SQL =>
  sql`(p.route = ${route} OR p.id = (SELECT post_id FROM blog_redirects WHERE route = ${route}))`

const DAY = sql`to_char(coalesce(p.published_at, p.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** A page of posts, the newest first; drafts only for those who see all, and before the others. */
export async function listPosts(
  db: Db,
  { page, limit, ...of }: PostsQuery,
  seesAll: boolean,
  locale: Locale = DEFAULT_LOCALE,
): Promise<{ rows: BlogPost[]; total: number }> {
  const { from, shape, title } = postIn(locale)
  const writer = seesAll ? sql`p.writer_name` : sql`CASE WHEN p.show_author_name THEN p.writer_name END`
  const where = all([
    !seesAll && PUBLIC,
    contains(title, of.title),
    of.tag !== undefined && tagged(of.tag),
    of.status !== undefined && sql`p._status::text = ${of.status.toLowerCase()}`,
    of.route !== undefined && at(of.route),
    contains(writer, of.writer),
    of.dateFrom !== undefined && sql`${DAY} >= ${of.dateFrom.slice(0, 10)}`,
    of.dateTo !== undefined && sql`${DAY} <= ${of.dateTo.slice(0, 10)}`,
    of.commentingEnabled !== undefined &&
      sql`p.commenting_enabled IS NOT DISTINCT FROM ${of.commentingEnabled}`,
    of.ratingEnabled !== undefined && sql`p.rating_enabled IS NOT DISTINCT FROM ${of.ratingEnabled}`,
  ])
  const result = await selectPage(db, { shape, from, where, orderBy: NEWEST }, { page, limit })
  return { rows: result.rows.map((row) => toPost(row, seesAll)), total: result.total }
}

/** The newest published posts. */
export async function listLatestPosts(
  db: Db,
  limit: number,
  locale: Locale = DEFAULT_LOCALE,
): Promise<BlogPost[]> {
  const { from, shape } = postIn(locale)
  const rows = await selectList(db, { shape, from, where: PUBLIC, orderBy: NEWEST }, limit)
  return rows.map((row) => toPost(row, false))
}

const PICTURE = {
  id: media.id,
  filename: filled(media.filename),
  alt: media.alt,
  width: media.width,
  height: media.height,
}

/** The pictures of a body by id. */
async function picturesIn(db: Db, body: Body | null): Promise<Map<number, BodyPicture>> {
  const wanted = bodyPictures(body)
  if (wanted.length === 0) return new Map()
  const from = sql`FROM media WHERE id = ANY(${sql.param(wanted)}::int[]) AND filename IS NOT NULL`
  const rows = await select(db, PICTURE, from)
  return new Map(
    rows.map(({ alt, filename, height, id, width }) => [
      id,
      { src: mediaUrl(filename), alt: alt ?? '', width, height },
    ]),
  )
}

/** A post with its text, or null; a draft only for those who see all. */
export async function getPost(
  db: Db,
  id: number,
  seesAll: boolean,
  locale: Locale = DEFAULT_LOCALE,
): Promise<BlogArticle | null> {
  const { body: bodyField, from, shape } = postIn(locale)
  const where = all([sql`p.id = ${id}`, !seesAll && PUBLIC])
  const [row] = await select(db, { ...shape, body: bodyField }, sql`FROM ${from} WHERE ${where}`)
  if (!row) return null
  const { body, ...post } = row
  return { ...toPost(post, seesAll), body, bodyHtml: bodyHtml(body, await picturesIn(db, body)) }
}
