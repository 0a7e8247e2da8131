import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { blogPosts } from '@/modules/content/tables.gen'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { media } from '@/modules/inventory/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, json, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { localizedTexts } from '@/server/rows/localized-texts'
import type { PostStatus } from '../rules/post'
import { listPostFields } from './list-post-fields'
import { LIVE, type PostSource } from './select-post-source'

const tagList = z.array(z.object({ id: z.int(), name: z.string(), route: z.string() }))

const p = alias(blogPosts, 'p')

const OPEN_COMMENTS = sql`FROM blog_comments c WHERE c.post_id = p.id AND c.is_approved`

const ratingSums = z.tuple([z.number(), z.number().nullable()])

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
export function buildPost({ fallback, locale, source }: Required<PostTexts>) {
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

export function postIn({ fallback = true, locale = DEFAULT_LOCALE, source = LIVE }: PostTexts) {
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

export const PUBLIC_POSTS = sql`p._status = 'published'`

/** For the public, a post without what it does not show. */
export function toPost({ imageFile, isPublished, rated, ...row }: PostRow, seesAll: boolean): BlogPost {
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

/** The post with a route; where no published one has it, the one whose earlier route it is. */
export async function at(db: Db, route: string): Promise<SQL> {
  const moved = await findRedirect(db, postUrl(route))
  if (moved?.kind !== 'post') return sql`p.route = ${route}`
  const isTaken = sql`EXISTS (SELECT FROM blog_posts o WHERE o.route = ${route} AND o._status = 'published')`
  return sql`(p.route = ${route} OR (p.route = ${moved.route} AND NOT ${isTaken}))`
}
