import { BLOG, postUrl } from '@/modules/content/publishing/rules/public-urls'

/** The feed of the newest posts. */
export const BLOG_FEED = `${BLOG}/rss.xml`

/** The URL of a post; by its id while it has no slug. */
export const urlOfPost = ({ id, route }: { id: number; route: string | null }): string =>
  postUrl(route ?? String(id))

/** The picture of shared links to a post; it changes with the post, since sites cache what they have seen. */
export const postShareUrl = (slug: string, updatedAt: string): string =>
  `${postUrl(slug)}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`

/** How the list of posts is shown. */
export const BLOG_VIEWS = ['grid', 'list'] as const
export type BlogView = (typeof BLOG_VIEWS)[number]

/** What a reader chose of the list; all of it is in the URL. */
export type BlogChoice = {
  /** The slug of a tag. */
  tag?: string
  title?: string
  /** Days such as 2026-01-31. */
  dateFrom?: string
  dateTo?: string
  page?: number
  view?: BlogView
}

/** The URL of the list of posts; what is as always is left out of it. */
export function blogHref({ page = 1, view = 'grid', ...filters }: BlogChoice): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  if (view !== 'grid') params.set('view', view)
  return params.size === 0 ? BLOG : `${BLOG}?${params}`
}
