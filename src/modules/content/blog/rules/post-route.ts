import { slugify } from '@/kernel/slug'
import { trimText } from '@/kernel/text/text'
import { POST_ROUTE_MAX } from './blog-limits'

/** What a post's address depends on. */
export type Routed = { title?: string | null; route?: string | null; publishedAt?: string | null }

/** The address that a post should have; an exact one was chosen, any other may get a number if it is taken. */
export type WantedRoute = { route: string; isExact: boolean }

/** A text as the part of an address. One of digits alone would be read as an id. */
export function postSlug(text: string): string {
  const slug = slugify(text).slice(0, POST_ROUTE_MAX).replace(/-$/, '')
  return /^\d+$/.test(slug) ? `post-${slug}` : slug
}

/** Whether an address was made from a title, possibly with a number. */
function isMadeFrom(route: string, title: string): boolean {
  const slug = postSlug(title)
  return route === slug || (route.startsWith(`${slug}-`) && /^\d+$/.test(route.slice(slug.length + 1)))
}

/**
 * The address of a post that is saved: a chosen one, or one made from the title, which it follows until the
 * post is published. After that it only changes if somebody chooses another, so that links keep working.
 *
 * @param before the post as stored
 * @returns null if it keeps the one it has
 */
export function wantedRoute(post: Routed, before: Routed): WantedRoute | null {
  const [chosen, stored] = [trimText(post.route), before.route ?? '']
  if (chosen !== '' && chosen !== stored) return { route: postSlug(chosen), isExact: true }
  const follows = stored === '' || (!before.publishedAt && isMadeFrom(stored, before.title ?? ''))
  if (!follows || (stored !== '' && isMadeFrom(stored, post.title ?? ''))) return null
  const slug = postSlug(post.title ?? '')
  return slug === '' ? null : { route: slug, isExact: false }
}

/** The first free address: as it is, or with the lowest free number from 2. */
export function freeRoute(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let n = 2
  while (taken.has(`${slug}-${n}`)) n += 1
  return `${slug}-${n}`
}
