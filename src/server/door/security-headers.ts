/** What the policy of a page has to know of the installation. */
export type SiteFacts = {
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean
  /** The origin of the bucket that browsers send files to and get them from, if there is one. */
  storageOrigin: string | null
  /** A development build evaluates scripts and keeps a socket open. */
  isDevelopment: boolean
}

/** Nothing of these is asked for anywhere. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')

/** For answers that are no pages: whatever a browser makes of them, it may load and run nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'self'"

/**
 * The policy of a page. Scripts run from our own files, or with the nonce of this one answer; React writes styles into
 * attributes, which no nonce covers. Frames of our own stay possible: the preview of the back office is one.
 */
export function pagePolicy(nonce: string, { isDevelopment, isSecure, storageOrigin }: SiteFacts): string {
  const storage = storageOrigin ? ` ${storageOrigin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${storage}`,
    "font-src 'self' data:",
    `connect-src 'self'${storage}${isDevelopment ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * The headers that every answer carries, unless it says otherwise itself.
 *
 * @param policy of the page; null for what is no page
 */
export const securityHeaders = (policy: string | null, { isSecure }: SiteFacts): [string, string][] => [
  ['content-security-policy', policy ?? NOTHING],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', PERMISSIONS],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ...(isSecure
    ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
    : []),
]

/** Answers to calls are for whoever asked, unless they say otherwise. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/')
