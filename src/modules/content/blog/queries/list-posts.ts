import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { postUrl } from '@/modules/content/publishing/rules/reserved-and-public-urls'
import { type Content, storedContent } from '@/modules/content/rich-text/rules/content'
import { blogPosts } from '@/modules/content/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-media-url'
import { media } from '@/modules/inventory/tables.gen'
import { type Db, dbOf } from '@/server/db-of'
import { flag, json, nullable, number, type RowOf, type Shape, text } from '@/server/rows/fields'
import { localizedTexts } from '@/server/rows/localized-texts'
import {
  type ListOf,
  select,
  selectList,
  selectPage,
  selectPrepared,
  selectValues,
} from '@/server/rows/select'
import { all, contains, type Paging } from '@/server/sql'
import type { PostStatus } from '../rules/post'
import type { PostsQuery } from '../schemas/posts'
import { countPublicPosts } from './count-public-posts-from-memory'
import { listPostFields } from './list-post-fields'
import { LIVE, type PostSource } from './select-post-source'

const tagList = z.array(z.object({ id: z.int(), name: z.string(), route: z.string() }))

const p = alias(blogPosts, 'p')
const OPEN_COMMENTS = sql`FROM blog_comments c WHERE c.post_id = p.id AND c.is_approved`
const ratingSums = z.tuple([z.number(), z.number().nullable()])

/** Where a list is read: in the caller's transaction, if there is one. */
type From = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** What a post has in every language. */
const commonOf = ({ hasDraft, tagLinks }: PostSource) => ({
  id: p.id,
  route: p.route,
  tags: json(
    tagList,
    sql`coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'route', coalesce(t.route, ''))
      ORDER BY l."order") FROM blog_tags t JOIN LATERAL (SELECT * FROM ${tagLinks}) l
      ON t.id = l.blog_tags_id), '[]')`,
  ),
  imageFile: nullable(alias(media, 'm').filename),
  commentingEnabled: flag(sql`p.commenting_enabled IS TRUE`),
  ratingEnabled: flag(sql`p.rating_enabled IS TRUE`),
  showAuthorName: flag(sql`p.show_author_name IS TRUE`),
  showPublishDate: flag(sql`p.show_publish_date IS TRUE`),
  isPublished: flag(sql`p._status = 'published'`),
  hasDraft: flag(sql`(${hasDraft}) IS TRUE`),
  writer: p.writerId,
  writerName: p.writerName,
  publishedAt: p.publishedAt,
  comments: number(sql`(SELECT count(*) ${OPEN_COMMENTS})`),
  rated: json(
    ratingSums,
    sql`(SELECT json_build_array(count(*), round(avg(r.rating), 1)) FROM blog_ratings r WHERE r.post_id = p.id)`,
  ),
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
})

/** Which texts of a post are read: its language, with those of the default one where it has none, and its version. */
export type PostTexts = { locale?: Locale; fallback?: boolean; source?: PostSource }

const addedValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** The values of the fields that modules add, by name. */
function addedIn(ofLanguage: (column: string) => SQL): SQL {
  const values = listPostFields().map(({ column, field, isLocalized }) => {
    const value = isLocalized ? ofLanguage(column) : sql`p.${sql.identifier(column)}`
    return sql`${field.name}::text, ${value}`
  })
  return sql`json_build_object(${sql.join(values, sql`, `)})`
}

/** What everybody may read of them. */
function publicOf(added: PostRow['added']): PostRow['added'] {
  const names = listPostFields().flatMap(({ field, isPublic }) => (isPublic ? [field.name] : []))
  return Object.fromEntries(Object.entries(added).filter(([name]) => names.includes(name)))
}

/** How a post is read with its texts in a language; the body is for pages of one post. */
function buildPost({ fallback, locale, source }: Required<PostTexts>) {
  const { id, prefix, table } = source.texts
  const texts = localizedTexts(table, id, locale, fallback)
  const line = (name: string) => texts.text(prefix + name)
  const value = (name: string) => texts.value(prefix + name)
  const shape = {
    ...commonOf(source),
    title: text(sql`coalesce(${line('title')}, '')`),
    metaTitle: nullable(text(line('meta_title'))),
    metaDescription: text(sql`coalesce(${line('meta_description')}, '')`),
    keywords: nullable(text(line('keywords'))),
    added: json(addedValues, addedIn(value)),
    readingMinutes: number(sql`coalesce(${value('reading_minutes')}, 0)`),
  }
  return {
    from: sql`${source.from} LEFT JOIN media m ON m.id = p.featured_image_id${texts.join}`,
    source,
    title: line('title'),
    shape,
    article: { ...shape, body: nullable(json(storedContent, value('body'))) },
  }
}

/** What has been built, by source, language and the fields that modules add: columns of the same shape are written once. */
const built = new Map<string, ReturnType<typeof buildPost>>()

function postIn({ fallback = true, locale = DEFAULT_LOCALE, source = LIVE }: PostTexts) {
  if (source !== LIVE) return buildPost({ fallback, locale, source })
  const key = [locale, fallback, ...listPostFields().map(({ column }) => column)].join()
  const post = built.get(key) ?? buildPost({ fallback, locale, source })
  built.set(key, post)
  return post
}

type PostRow = RowOf<ReturnType<typeof buildPost>['shape']>

/** A post of a list. Timestamps are ISO in UTC. */
export type BlogPost = Omit<PostRow, 'imageFile' | 'isPublished' | 'rated'> & {
  featuredImageUrl: string | null
  status: PostStatus
  ratings: number
  averageRating: number | null
}

/** A post with its text, as the editor stores it. */
export type BlogArticle = BlogPost & { body: Content | null }

const PUBLIC = sql`p._status = 'published'`
const NEWEST = sql`p.published_at DESC NULLS FIRST, p.id DESC`

/** For the public, a post without what it does not show. */
function toPost({ imageFile, isPublished, rated, ...row }: PostRow, seesAll: boolean): BlogPost {
  const featuredImageUrl = imageFile === null ? null : mediaUrl(imageFile)
  const [ratings, averageRating] = rated
  const status = isPublished ? 'PUBLISHED' : 'DRAFT'
  const post = { ...row, featuredImageUrl, ratings, averageRating, status } as const
  if (seesAll) return post
  return {
    ...post,
    added: publicOf(row.added),
    writer: null,
    writerName: row.showAuthorName ? row.writerName : null,
    publishedAt: row.showPublishDate ? row.publishedAt : null,
  }
}

const TAG_ID = number(sql`id`)

/** The id of a tag by its name or its part of an address; -1 for none. */
async function tagId(db: Db, tag: string): Promise<number> {
  const [id] = await selectValues(
    db,
    TAG_ID,
    sql`FROM blog_tags WHERE lower(name) = lower(${tag}) OR route = lower(${tag}) ORDER BY id LIMIT 1`,
  )
  return id ?? -1
}

/** The post with a route; where no published one has it, the one whose earlier route it is. */
async function at(db: Db, route: string): Promise<SQL> {
  const moved = await findRedirect(db, postUrl(route))
  if (moved?.kind !== 'post') return sql`p.route = ${route}`
  const isTaken = sql`EXISTS (SELECT FROM blog_posts o WHERE o.route = ${route} AND o._status = 'published')`
  return sql`(p.route = ${route} OR (p.route = ${moved.route} AND NOT ${isTaken}))`
}

/** Days are those of UTC; a draft counts by the day on which it was begun. */
function inDays(
  { dateFrom, dateTo }: Pick<Partial<PostsQuery>, 'dateFrom' | 'dateTo'>,
  seesAll: boolean,
): SQL {
  const since = seesAll ? sql`coalesce(p.published_at, p.created_at)` : sql`p.published_at`
  const day = (text: string) => sql`${text.slice(0, 10)}::date`
  return all([
    dateFrom !== undefined && sql`${since} >= ${day(dateFrom)}::timestamp AT TIME ZONE 'UTC'`,
    dateTo !== undefined && sql`${since} < (${day(dateTo)} + 1)::timestamp AT TIME ZONE 'UTC'`,
  ])
}

type Filters = Partial<Omit<PostsQuery, 'page' | 'limit' | 'lang' | 'draft'>>

async function conditionsOf(
  db: Db,
  of: Filters,
  tag: number | null,
  seesAll: boolean,
  { source, title }: Pick<ReturnType<typeof buildPost>, 'source' | 'title'>,
): Promise<SQL> {
  const writer = seesAll ? sql`p.writer_name` : sql`CASE WHEN p.show_author_name THEN p.writer_name END`
  return all([
    !seesAll && PUBLIC,
    contains(title, of.title),
    tag !== null && source.taggedWith(tag),
    of.status !== undefined && sql`p._status = ${of.status.toLowerCase()}`,
    of.route !== undefined && (await at(db, of.route)),
    contains(writer, of.writer),
    inDays(of, seesAll),
    of.commentingEnabled !== undefined &&
      sql`p.commenting_enabled IS NOT DISTINCT FROM ${of.commentingEnabled}`,
    of.ratingEnabled !== undefined && sql`p.rating_enabled IS NOT DISTINCT FROM ${of.ratingEnabled}`,
  ])
}

/** How many posts there are where that is known without counting: for the public, of all and of one tag. */
async function knownTotal(
  { payload }: From,
  { tag: _, ...others }: Filters,
  tag: number | null,
): Promise<number | null> {
  if (Object.values(others).some((filter) => filter !== undefined)) return null
  const { all: posts, byTag } = await countPublicPosts(payload)
  return tag === null ? posts : (byTag.get(tag) ?? 0)
}

/** Nothing is looked for beyond the last page. */
async function pageOfKnown<S extends Shape>(db: Db, list: ListOf<S>, { limit, page }: Paging, total: number) {
  const start = (page - 1) * limit
  return { rows: start < total ? await selectList(db, list, limit, start) : [], total }
}

/** A page of posts, the newest first; drafts only for those who see all, and before the others. */
export async function listPosts(
  req: From,
  { draft: _, lang: __, limit, page, ...of }: Partial<PostsQuery> & Paging,
  seesAll: boolean,
  texts: PostTexts = {},
): Promise<{ rows: BlogPost[]; total: number }> {
  const db = await dbOf(req)
  const read = postIn(texts)
  const { from, shape } = read
  const tag = of.tag === undefined ? null : await tagId(db, of.tag)
  const where = await conditionsOf(db, of, tag, seesAll, read)
  const list = { shape, from, where, orderBy: NEWEST }
  const known = seesAll ? null : await knownTotal(req, of, tag)
  const { rows, total } =
    known === null
      ? await selectPage(db, list, { page, limit })
      : await pageOfKnown(db, list, { page, limit }, known)
  return { rows: rows.map((row) => toPost(row, seesAll)), total }
}

/** The newest published posts, without one of them if its id is given. */
export async function listLatestPosts(
  payload: Payload,
  limit: number,
  { except = 0, locale = DEFAULT_LOCALE }: { except?: number; locale?: Locale } = {},
): Promise<BlogPost[]> {
  const { from, shape } = postIn({ locale })
  const most = sql.raw(String(limit))
  const rows = await selectPrepared(
    payload,
    `kaido_latest_${limit}_posts_${locale}`,
    shape,
    sql`FROM ${from} WHERE ${PUBLIC} AND p.id <> ${except} ORDER BY ${NEWEST} LIMIT ${most}`,
  )
  return rows.map((row) => toPost(row, false))
}

/** A post with its text, or null; a draft only for those who see all. */
export async function getPost(
  db: Db,
  id: number,
  seesAll: boolean,
  texts: PostTexts = {},
): Promise<BlogArticle | null> {
  const { article, from } = postIn(texts)
  const where = all([sql`p.id = ${id}`, !seesAll && PUBLIC])
  const [row] = await select(db, article, sql`FROM ${from} WHERE ${where}`)
  return row ? toArticle(row, seesAll) : null
}

/** The published post with an id or a route, for its page; null if there is none. */
export async function getPublishedPost(
  payload: Payload,
  at: { id: number } | { route: string },
  locale: Locale,
): Promise<BlogArticle | null> {
  const { article, from } = postIn({ locale })
  const [by, where] = 'id' in at ? ['id', sql`p.id = ${at.id}`] : ['route', sql`p.route = ${at.route}`]
  const rest = sql`FROM ${from} WHERE ${where} AND ${PUBLIC}`
  const [row] = await selectPrepared(payload, `kaido_post_by_${by}_${locale}`, article, rest)
  return row ? toArticle(row, false) : null
}

type ArticleRow = RowOf<ReturnType<typeof buildPost>['article']>

function toArticle({ body, ...post }: ArticleRow, seesAll: boolean): BlogArticle {
  return { ...toPost(post, seesAll), body }
}
