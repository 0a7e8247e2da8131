/**
 * A page of this product to go back to after signing in, or the fallback: never another site, never an API call
 * and never the sign-in itself.
 *
 * @param given as it came in an address, such as '/vehicles/7?x=1'
 */
export function safeReturn(given: string | null | undefined, fallback = '/'): string {
  if (!given?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(given)) return fallback
  const address = URL.parse(given, 'https://own.invalid')
  if (address?.origin !== 'https://own.invalid' || address.pathname.startsWith('//')) return fallback
  if (/^\/(api|auth|admin\/auth)(\/|$)/.test(address.pathname)) return fallback
  return address.pathname + address.search + address.hash
}

/** How long a browser has to store a new session before a page is asked for with it, in milliseconds. */
export const AFTER_SIGN_IN_MS = 100

const isBackOffice = (path: string): boolean => /^\/admin([/?#]|$)/.test(path)

/**
 * Where a sign-in leads: staff into the back office, everybody else back to where they were and never there.
 *
 * @param next a page of this product, as `safeReturn` gives it
 */
export function afterSignIn(roleId: number | null, next: string): string {
  if (roleId !== null) return isBackOffice(next) ? next : '/admin'
  return isBackOffice(next) ? '/' : next
}
