import { hasCustomCode, isOffice, scriptPolicy } from './script-policy'

/** What a page's policy needs to know about the installation. */
export type PolicyFacts = {
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean
  /** The origin of the bucket that browsers upload to and download from, if there is one. */
  storageOrigin: string | null
  /** A development build evaluates scripts and keeps a socket open. */
  isDevelopment: boolean
}

/** None of these is ever requested. */
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

/** For responses that are not pages: whatever a browser makes of them, they may load and run nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'self'"

/** What custom code may run and load, each source with a space before it. */
function customSources(): { hashes: string; hosts: string } {
  const { hashes, hosts } = scriptPolicy()
  return {
    hashes: hashes.map((hash) => ` '${hash}'`).join(''),
    hosts: hosts.map((host) => ` https://${host}`).join(''),
  }
}

/**
 * A page's policy. Scripts run from our own files, or with this response's nonce, or by their hashes if the page is sent
 * to others, too; React writes styles into attributes, which neither covers. Frames of our own are allowed: the back office's preview is one. It also frames
 * documents that a screen has just received, such as an invoice; all of its pages may, since whoever moves on from
 * one to the next retains the policy of the first. Pages of the storefront, but those to sign in, run custom code by its hashes, so that copies of
 * a page stay valid.
 *
 * @param scripts the sources of the page's own inline scripts
 */
export function pagePolicy(scripts: readonly string[], path: string, facts: PolicyFacts): string {
  const { isDevelopment, isSecure, storageOrigin } = facts
  const storage = storageOrigin ? ` ${storageOrigin}` : ''
  const custom = hasCustomCode(path) ? customSources() : { hashes: '', hosts: '' }
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}${custom.hashes}${custom.hosts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${storage}${custom.hosts}`,
    "font-src 'self' data:",
    `connect-src 'self'${storage}${custom.hosts}${isDevelopment ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${isOffice(path) ? ` blob:${storage}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What applies to pages alone: on a picture or a script it would be read by nobody. */
const PAGE_HEADERS: [string, string][] = [
  ['permissions-policy', PERMISSIONS],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
]

/**
 * The headers of every response, unless it sets them itself.
 * @param policy of the page; null for anything that Next does not render
 * @param isPage whether a browser opens it as a page, whoever made it
 */
export const securityHeaders = (
  policy: string | null,
  isPage: boolean,
  { isSecure }: PolicyFacts,
): [string, string][] => [
  ['content-security-policy', policy ?? NOTHING],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ...(isPage ? PAGE_HEADERS : []),
  ...(isSecure
    ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
    : []),
]

/** Responses to calls are private to the caller, unless they set another header. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/** Scripts, styles and typefaces of the build. */
export const isBuiltFile = (path: string): boolean => path.startsWith('/_next/static/')
