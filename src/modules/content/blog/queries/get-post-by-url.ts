import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { parseWhole } from '@/kernel/numbers'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { postUrl } from '@/modules/content/publishing/rules/site-urls'
import { blogPosts } from '@/modules/content/tables.gen'
import { selectValues } from '@/server/rows/select'
import { POST_ROUTE_MAX } from '../rules/limits'
import { type BlogArticle, getPost } from './list-posts'

/** What is at the URL of a post: the post, or the URL that readers are sent to instead. */
export type PostAtUrl = { post: BlogArticle } | { movedTo: string }

/** The published post with a slug or an id, or where its URL leads by now; null if there is neither. */
export async function getPostByUrl(
  payload: Payload,
  slugOrId: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PostAtUrl | null> {
  const db = payload.db.drizzle
  const id = /^[1-9]\d*$/.test(slugOrId) ? parseWhole(slugOrId) : null
  if (id !== null) {
    const post = await getPost(db, id, false, { locale })
    return post && (post.route ? { movedTo: postUrl(post.route) } : { post })
  }
  if (slugOrId.length > POST_ROUTE_MAX) return null
  const at = sql`FROM blog_posts WHERE route = ${slugOrId} AND _status = 'published'`
  const [live] = await selectValues(db, blogPosts.id, at)
  const post = live === undefined ? null : await getPost(db, live, false, { locale })
  if (post) return { post }
  const moved = await findRedirect(db, postUrl(slugOrId))
  return moved && { movedTo: moved.url }
}
