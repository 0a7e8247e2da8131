/** The first parts of the product's own addresses, and of its calls about these pages. */
export const RESERVED_ROUTES = [
  'account-settings',
  'additional-plan',
  'admin',
  'admin-preview',
  'api',
  'auth',
  'blogs',
  'by-footer-column',
  'compare',
  'contact-us',
  'dashboard',
  'data-saver',
  'deliver-to',
  'distances',
  'files',
  'free-notice',
  'jobs',
  'marketplace',
  'media',
  'offline',
  'pictures',
  'promotions',
  'public',
  'routes',
  'sitemaps',
  'storage',
  'to',
  'topic-page',
  'topic-pages',
  'unsubscribe',
  'vehicles',
  'verify-invoice',
  'wishlist',
] as const

const RESERVED: ReadonlySet<string> = new Set(RESERVED_ROUTES)

/** Whether a route would be taken for one of the product's own addresses. */
export const isReserved = (route: string): boolean => RESERVED.has(route)

/** The pages that have an address of their own as well, by route. */
const OWN_ADDRESSES: ReadonlySet<string> = new Set(['about', 'terms-and-conditions', 'privacy-policy'])

/** Whether the page at a route is read at an address of its own. */
export const hasOwnAddress = (route: string): boolean => OWN_ADDRESSES.has(route)

/** The address of a page, by its route. */
export const topicAddress = (route: string): string =>
  hasOwnAddress(route) ? `/${route}` : `/topic-page/${encodeURIComponent(route)}`

/** The address at which staff see a page as last saved, published or not. */
export const topicPreviewAddress = (route: string): string =>
  `/topic-page/admin-preview/${encodeURIComponent(route)}`

const UNROUTED = /^~([1-9]\d{0,8})$/

/** What stands in for the route of a page without one in the address of its preview; no route can look like it. */
export const unroutedPreview = (id: number): string => `~${id}`

/** The id in what stands in for a route; null for a route. */
export const unroutedId = (route: string): number | null => {
  const [, id] = UNROUTED.exec(route) ?? []
  return id ? Number(id) : null
}

/** The address under /admin of the list of topic pages. */
export const TOPICS_SCREEN = '/admin/content-management/topic-pages'

/** The address at which staff write a page; 'create' for a new one. */
export const topicEditorAddress = (id: number | 'create'): string => `${TOPICS_SCREEN}/topic-editor/${id}`
