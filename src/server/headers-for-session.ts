import { isOwnOrigin } from './request-origin'

/**
 * Whether the browser is navigating to a page: from a link in a mail, or back from a sign-in provider. Its
 * SameSite cookies then carry the session only for reads; writes are checked separately.
 */
const isVisit = (headers: Headers): boolean =>
  headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document'

/**
 * The headers by which Payload checks the session cookie. Payload knows an exact list of origins; a
 * navigation to one of our pages, which sends no origin, also counts.
 */
export function headersForSession(headers: Headers): Headers {
  const copy = new Headers(headers)
  if (!isOwnOrigin(headers) && !isVisit(headers)) return copy
  copy.delete('origin')
  copy.set('sec-fetch-site', 'same-origin')
  return copy
}
