/** The figures that staff see are sums over so many days, today included. */
export const VIEW_DAYS = 30
/** How long sums by day are kept: thirteen months, so that a month can be held against the same one a year before. */
export const VIEWS_KEPT_DAYS = 400
/** A visitor who looks again within this time is not counted again, in milliseconds. */
export const VIEW_WINDOW_MS = 30 * 60_000

/**
 * Whether a request for a page is made ahead of a person or beside one: a browser's prefetch, or the copy that the
 * service worker keeps.
 */
export const isBackgroundRequest = (headers: Headers): boolean =>
  /prefetch|prerender/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`) ||
  headers.has('next-router-prefetch') ||
  headers.has('x-offline-copy')
