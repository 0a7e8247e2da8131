import type { IncomingMessage } from 'node:http'
import { SHORTENED } from './request-limits'

/** The path of a page, for what surrounds it: Next gives it to the page alone. */
export const PAGE_PATH_HEADER = 'x-page-path'

/** Headers that only the door itself may set: the first would let a client choose a page's nonce. */
const OURS = ['content-security-policy', 'content-security-policy-report-only', PAGE_PATH_HEADER]
/** Of Next: what a browser shows of the site. Next fails on one it cannot read, and draws the whole page without any. */
const STATE_TREE = 'next-router-state-tree'

function isStateTree(value: string | string[] | undefined): boolean {
  if (value === undefined) return true
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(String(value))))
  } catch {
    return false
  }
}

/** Set by a proxy in front; without one, anybody could have written them. */
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
]

/** Sets or removes a header in both places where Node stores it. */
export function setHeader(request: IncomingMessage, name: string, value: string | null): void {
  const { rawHeaders } = request
  if (request.headers[name] !== undefined)
    for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
      if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2)
  if (value === null) delete request.headers[name]
  else {
    request.headers[name] = value
    rawHeaders.push(name, value)
  }
}

/**
 * Removes client headers that must not be trusted. Without a proxy in front, X-Forwarded-For becomes the
 * address the request really came from: otherwise any client could choose the address that rate limits and
 * the audit log see.
 * @param trustedProxies how many proxies in front write the forwarded headers
 */
export function normalizeHeaders(request: IncomingMessage, trustedProxies: number): void {
  for (const name of OURS) if (request.headers[name] !== undefined) setHeader(request, name, null)
  if (!isStateTree(request.headers[STATE_TREE])) setHeader(request, STATE_TREE, null)
  for (const [name, length] of Object.entries(SHORTENED)) {
    const value = request.headers[name]
    if (typeof value === 'string' && value.length > length) setHeader(request, name, value.slice(0, length))
  }
  if (trustedProxies > 0) return
  for (const name of FORWARDED) if (request.headers[name] !== undefined) setHeader(request, name, null)
  setHeader(request, 'x-forwarded-for', request.socket.remoteAddress ?? 'unknown')
}

/** The host name that a visitor typed: according to the proxy in front, else according to the request. */
export function hostOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded =
    trustedProxies > 0
      ? String(headers['x-forwarded-host'] ?? '')
          .split(',')[0]
          ?.trim()
      : ''
  return forwarded || (headers.host ?? '')
}
