/** The figures shown to staff are sums over this many days, including today. */
export const VIEW_DAYS = 30
/**
 * How long daily totals are stored: thirteen months, so that a month can be compared with the same one a
 * year earlier.
 */
export const VIEWS_RETENTION_DAYS = 400
/** A repeated view by the same visitor within this time is not counted, in milliseconds. */
export const VIEW_WINDOW_MS = 30 * 60_000

/** Whether a page request is not made by a person: a browser's prefetch, or the service worker's copy. */
export const isBackgroundRequest = (headers: Headers): boolean =>
  /prefetch|prerender/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`) ||
  headers.has('next-router-prefetch') ||
  headers.has('x-offline-copy')
