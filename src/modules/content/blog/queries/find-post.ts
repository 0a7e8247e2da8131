import type { Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { parseWhole } from '@/kernel/numbers'
import { POST_ROUTE_MAX } from '../rules/limits'
import { type BlogArticle, getPost, listPosts } from './list-posts'

/** What is at the URL of a post: the post, or the slug that it has now. */
export type PostAtUrl = { post: BlogArticle } | { movedTo: string }

/** The published post with a slug that it has or had, or with an id; null if there is none. */
export async function findPost(
  payload: Payload,
  slugOrId: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PostAtUrl | null> {
  const db = payload.db.drizzle
  const id = /^[1-9]\d*$/.test(slugOrId) ? parseWhole(slugOrId) : null
  if (id !== null) {
    const post = await getPost(db, id, false, { locale })
    return post && (post.route ? { movedTo: post.route } : { post })
  }
  if (slugOrId.length > POST_ROUTE_MAX) return null
  const { rows } = await listPosts({ payload }, { route: slugOrId, page: 1, limit: 1 }, false, { locale })
  const [found] = rows
  if (!found) return null
  if (found.route && found.route !== slugOrId) return { movedTo: found.route }
  const post = await getPost(db, found.id, false, { locale })
  return post && { post }
}
