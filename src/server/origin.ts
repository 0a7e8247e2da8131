import { parseCookies } from 'payload/shared'
import { forbidden } from '@/kernel/errors'
import { env } from './env'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether the browser says that the request comes from this product's own pages. */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  if (origin === new URL(env().SERVER_URL).origin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** Credentials that a browser attaches by itself, whoever's page it was that made the request. */
const hasCookieOnly = (headers: Headers, cookieName: string): boolean =>
  !/^(Bearer|JWT) /.test(headers.get('authorization') ?? '') && parseCookies(headers).has(cookieName)

/**
 * Refuses a write that another site's page may have caused: one carried by the session cookie alone, or one
 * from a browser that names a foreign origin (which could sign a visitor in as somebody else).
 */
export function refuseForeignWrite(method: string, headers: Headers, cookieName: string): void {
  if (READS.has(method) || isOwnOrigin(headers)) return
  const named = headers.get('origin') !== null && !headers.get('authorization')
  if (named || hasCookieOnly(headers, cookieName)) throw forbidden('This request comes from another site')
}

/**
 * Whether the browser goes to a page, from wherever: by a link in a mail, or back from a provider of sign-ins.
 * Its SameSite cookies let it bring the session along only when it reads; writes are judged on their own.
 */
const isVisit = (headers: Headers): boolean =>
  headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'

/**
 * The headers that Payload judges the session cookie by. Payload knows only the configured address; a page
 * of ours that is served under another host name (a preview, an address in the local network) counts too.
 */
export function headersForSession(headers: Headers): Headers {
  const copy = new Headers(headers)
  if (!isOwnOrigin(headers) && !isVisit(headers)) return copy
  copy.delete('origin')
  copy.set('sec-fetch-site', 'same-origin')
  return copy
}
