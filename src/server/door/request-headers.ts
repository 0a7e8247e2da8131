import type { IncomingMessage } from 'node:http'
import { SHORTENED } from './limits'

/** Headers that only the door itself writes: from outside, the first would choose the nonce of a page. */
const OURS = ['content-security-policy', 'content-security-policy-report-only']
/** What a proxy in front writes; without one, anybody could have. */
const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
]

/** Gives a header a value, or takes it away, in both places in which Node keeps it. */
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
 * Leaves of what a client wrote only what may count. Without a proxy in front, X-Forwarded-For becomes the address
 * that the request really came from: anybody could otherwise choose the address that limits and the audit log see.
 *
 * @param trustedProxies how many proxies in front write the forwarded headers
 */
export function settleHeaders(request: IncomingMessage, trustedProxies: number): void {
  for (const name of OURS) if (request.headers[name] !== undefined) setHeader(request, name, null)
  for (const [name, length] of Object.entries(SHORTENED)) {
    const value = request.headers[name]
    if (typeof value === 'string' && value.length > length) setHeader(request, name, value.slice(0, length))
  }
  if (trustedProxies > 0) return
  for (const name of FORWARDED) if (request.headers[name] !== undefined) setHeader(request, name, null)
  setHeader(request, 'x-forwarded-for', request.socket.remoteAddress ?? 'unknown')
}

/** The name that a visitor typed: what the proxy in front says of it, else what the request does. */
export function hostOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded =
    trustedProxies > 0
      ? String(headers['x-forwarded-host'] ?? '')
          .split(',')[0]
          ?.trim()
      : ''
  return forwarded || (headers.host ?? '')
}
