import { isOwnOrigin } from '../request-origin'

/** The refusal of a form that another site's page may have sent; null for one of our own. */
export const refuseForeignForm = ({ headers }: Pick<Request, 'headers'>): Response | null =>
  isOwnOrigin(headers) ? null : new Response('This request comes from another site', { status: 403 })

/** A cookie that a browser stores for so many seconds, for this site alone and not for its scripts; 0 removes it. */
export const cookieText = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly`

/**
 * Redirects from a form that was sent to the page that shows what came of it. Works without scripts.
 *
 * @param location a page of this site
 * @param cookie as written by `cookieText`; null for none
 */
export function redirectFromForm(location: string, cookie: string | null = null): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie !== null) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
