import { parseCookies } from 'payload/shared'
import { forbidden } from '@/kernel/errors'
import { ownOrigins } from './env'

let own: ReadonlySet<string> | undefined
/** The origins of the environment, which does not change while the process lives. */
const ownOriginsNow = (): ReadonlySet<string> => {
  own ??= new Set(ownOrigins(process.env))
  return own
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether the browser says that the request comes from this product's own pages. Own are the origins of SERVER_URL and
 * OTHER_HOSTS, never the host that the request itself names: that is as the sender wrote it.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin'
  return ownOriginsNow().has(origin)
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
 * The headers that Payload judges the session cookie by. Payload knows an exact list of origins; a page of ours that
 * sends none, as for a visit, counts too.
 */
export function headersForSession(headers: Headers): Headers {
  const copy = new Headers(headers)
  if (!isOwnOrigin(headers) && !isVisit(headers)) return copy
  copy.delete('origin')
  copy.set('sec-fetch-site', 'same-origin')
  return copy
}
