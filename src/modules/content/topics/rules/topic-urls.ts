import { editScreen, listScreen } from '@/modules/content/publishing/rules/content-kinds'

/** The address at which staff see a page as last saved, published or not. */
export const topicPreviewUrl = (route: string): string =>
  `/topic-page/admin-preview/${encodeURIComponent(route)}`

/** The picture of shared links to a page; it changes with the page, since sites cache what they have seen. */
export const topicShareUrl = (route: string, updatedAt: string): string =>
  `/topic-page/${encodeURIComponent(route)}/share.jpg?v=${Date.parse(updatedAt).toString(36)}`

const UNROUTED = /^~([1-9]\d{0,8})$/

/** What stands in for the route of a page without one in the address of its preview; no route can look like it. */
export const unroutedPreview = (id: number): string => `~${id}`

/** The id in what stands in for a route; null for a route. */
export const unroutedId = (route: string): number | null => {
  const [, id] = UNROUTED.exec(route) ?? []
  return id ? Number(id) : null
}

/** The address under /admin of the list of topic pages. */
export const TOPICS_SCREEN = listScreen('page')

/** The address at which staff write a page; 'create' for a new one. */
export const topicEditorUrl = (id: number | 'create'): string => editScreen('page', id)
