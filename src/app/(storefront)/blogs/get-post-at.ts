import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { Locale } from '@/kernel/languages/languages'
import type { BlogArticle } from '@/modules/content/blog/queries/get-post'
import { resolvePostUrl } from '@/modules/content/blog/queries/resolve-post-url'
import { runningPayload } from '@/server/running-payload'
import { routeIn } from '../topic-page/route-in-url'

/** Read once per page, however many parts need it. */
const postAt = cache(async (slug: string, locale: Locale) => resolvePostUrl(runningPayload(), slug, locale))

/** The published post at a URL; redirects to where it is now; null if there is none. */
export async function getPostAt(part: string, locale: Locale): Promise<BlogArticle | null> {
  const slug = routeIn(part)
  const found = slug === null ? null : await postAt(slug, locale)
  if (found && 'movedTo' in found) permanentRedirect(found.movedTo)
  return found?.post ?? null
}
