import { parseCookies } from 'payload/shared'
import { forbidden } from '@/kernel/errors'
import { ownOrigins } from './env'

let own: ReadonlySet<string> | undefined
/** The origins from the environment, which does not change while the process runs. */
const ownOriginsNow = (): ReadonlySet<string> => {
  own ??= new Set(ownOrigins(process.env))
  return own
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether by the browser's headers the request comes from this product's own pages. Own origins are those
 * of SERVER_URL and OTHER_HOSTS, never the host in the request itself, which the sender controls.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  return ownOriginsNow().has(origin)
}

/** Credentials that a browser attaches by itself, whichever site made the request. */
const hasCookieOnly = (headers: Headers, cookieName: string): boolean =>
  !/^(Bearer|JWT) /.test(headers.get('authorization') ?? '') && parseCookies(headers).has(cookieName)

/**
 * Rejects a write that another site's page may have caused: one authenticated by the session cookie alone, or
 * one from a browser that names a foreign origin (which could sign a visitor in as another user).
 */
export function refuseForeignWrite(method: string, headers: Headers, cookieName: string): void {
  if (READS.has(method) || isOwnOrigin(headers)) return
  const named = headers.get('origin') !== null && !headers.get('authorization')
  if (named || hasCookieOnly(headers, cookieName)) throw forbidden('This request comes from another site')
}
