import { hasOwnUrl } from './reserved-urls'

/** The URL of a topic page, by its route. */
export const topicUrl = (route: string): string =>
  hasOwnUrl(route) ? `/${route}` : `/topic-page/${encodeURIComponent(route)}`

/** The blog. */
export const BLOG = '/blogs'

/** The URL of a post, by its route. */
export const postUrl = (route: string): string => `${BLOG}/${encodeURIComponent(route)}`

/** Where staff see a post as last saved, published or not. */
export const postPreviewUrl = (id: number): string => `${BLOG}/preview/${id}`
