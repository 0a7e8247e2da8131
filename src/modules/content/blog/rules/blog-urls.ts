/** The blog's own pages. */
export const BLOG = '/blogs'

/** The feed of the newest posts. */
export const BLOG_FEED = `${BLOG}/rss.xml`

/** The page of a post, by its slug. */
export const postUrl = (slug: string): string => `${BLOG}/${encodeURIComponent(slug)}`

/** Where staff see a post as last saved, published or not. */
export const postPreviewUrl = (id: number): string => `${BLOG}/preview/${id}`

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
