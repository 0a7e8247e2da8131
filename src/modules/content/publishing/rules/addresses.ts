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

/** The address of a topic page, by its route. */
export const topicAddress = (route: string): string =>
  hasOwnAddress(route) ? `/${route}` : `/topic-page/${encodeURIComponent(route)}`

/** The address of a post, by its route. */
export const postAddress = (route: string): string => `/blogs/${encodeURIComponent(route)}`

/** The address at which staff see a post as last saved, published or not. */
export const postPreviewAddress = (id: number): string => `/blogs/preview/${id}`
