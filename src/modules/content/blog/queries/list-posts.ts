import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { type Db, dbOf } from '@/server/db-of'
import { number, type Shape } from '@/server/rows/fields'
import { type ListOf, selectList, selectPage, selectPrepared, selectValues } from '@/server/rows/select'
import { all, contains, type Paging } from '@/server/sql'
import type { PostsQuery } from '../schemas/posts'
import { countPublicPosts } from './count-public-posts-from-memory'
import {
  at,
  type BlogPost,
  type buildPost,
  type PostTexts,
  PUBLIC_POSTS,
  postIn,
  toPost,
} from './select-post'

/** Where a list is read: in the caller's transaction, if there is one. */
type From = Pick<PayloadRequest, 'payload' | 'transactionID'>
const NEWEST = sql`p.published_at DESC NULLS FIRST, p.id DESC`

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
    !seesAll && PUBLIC_POSTS,
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
    sql`FROM ${from} WHERE ${PUBLIC_POSTS} AND p.id <> ${except} ORDER BY ${NEWEST} LIMIT ${most}`,
  )
  return rows.map((row) => toPost(row, false))
}
