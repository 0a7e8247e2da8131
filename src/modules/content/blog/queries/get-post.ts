import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/kernel/languages/languages'
import type { Content } from '@/modules/content/rich-text/rules/content'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select, selectPrepared } from '@/server/rows/select'
import { all } from '@/server/sql'
import { type BlogPost, type buildPost, type PostTexts, PUBLIC_POSTS, postIn, toPost } from './select-post'

/** A post with its text, as the editor stores it. */
export type BlogArticle = BlogPost & { body: Content | null }

/** A post with its text, or null; a draft only for those who see all. */
export async function getPost(
  db: Db,
  id: number,
  seesAll: boolean,
  texts: PostTexts = {},
): Promise<BlogArticle | null> {
  const { article, from } = postIn(texts)
  const where = all([sql`p.id = ${id}`, !seesAll && PUBLIC_POSTS])
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
  const rest = sql`FROM ${from} WHERE ${where} AND ${PUBLIC_POSTS}`
  const [row] = await selectPrepared(payload, `kaido_post_by_${by}_${locale}`, article, rest)
  return row ? toArticle(row, false) : null
}

type ArticleRow = RowOf<ReturnType<typeof buildPost>['article']>

function toArticle({ body, ...post }: ArticleRow, seesAll: boolean): BlogArticle {
  return { ...toPost(post, seesAll), body }
}
