/** The first parts of the product's own addresses, and of its calls about these pages. */
export const RESERVED_ROUTES = [
  'account-settings',
  'additional-plan',
  'admin',
  'admin-preview',
  'api',
  'auth',
  'blog',
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
  'support',
  'to',
  'topic-page',
  'topic-pages',
  'unsubscribe',
  'vehicles',
  'verify-invoice',
  'wishlist',
] as const

/** The first parts of addresses of the site's own files, and of answers to machines. */
const SITE_FILES: ReadonlySet<string> = new Set([
  '.well-known',
  '_next',
  'apple-icon.png',
  'favicon.ico',
  'icon.svg',
  'icons',
  'livez',
  'manifest.webmanifest',
  'og',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
])

/** Whether the product answers with a file at addresses that begin so. */
export const isSiteFile = (first: string): boolean => SITE_FILES.has(first)

/** The first parts of addresses that no reader should be sent to. */
const UNREADABLE: ReadonlySet<string> = new Set(['_next', 'admin', 'api'])

/** Whether readers may be sent to addresses that begin so. */
export const isForReaders = (first: string): boolean => !UNREADABLE.has(first.toLowerCase())

const RESERVED: ReadonlySet<string> = new Set(RESERVED_ROUTES)

/** Whether a route would be taken for one of the product's own addresses. */
export const isReserved = (route: string): boolean => RESERVED.has(route)

/** The pages that have an address of their own as well, by route. */
const OWN_URLS: ReadonlySet<string> = new Set(['about', 'terms-and-conditions', 'privacy-policy'])

/** Whether the page at a route is read at an address of its own. */
export const hasOwnUrl = (route: string): boolean => OWN_URLS.has(route)
