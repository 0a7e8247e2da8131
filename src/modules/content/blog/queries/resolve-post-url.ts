import type { Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/kernel/languages/languages'
import { parseWhole } from '@/kernel/numbers'
import { findRedirect } from '@/modules/content/publishing/queries/find-redirect'
import { postUrl } from '@/modules/content/publishing/rules/public-urls'
import { POST_ROUTE_MAX } from '../rules/blog-limits'
import { type BlogArticle, getPublishedPost } from './get-post'

/** What is at the URL of a post: the post, or the URL that readers are sent to instead. */
export type PostAtUrl = { post: BlogArticle } | { movedTo: string }

/** The published post with a slug or an id, or where its URL leads by now; null if there is neither. */
export async function resolvePostUrl(
  payload: Payload,
  slugOrId: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PostAtUrl | null> {
  const id = /^[1-9]\d*$/.test(slugOrId) ? parseWhole(slugOrId) : null
  if (id !== null) {
    const post = await getPublishedPost(payload, { id }, locale)
    return post && (post.route ? { movedTo: postUrl(post.route) } : { post })
  }
  if (slugOrId.length > POST_ROUTE_MAX) return null
  const post = await getPublishedPost(payload, { route: slugOrId }, locale)
  if (post) return { post }
  const moved = await findRedirect(payload.db.drizzle, postUrl(slugOrId))
  return moved && { movedTo: moved.url }
}
