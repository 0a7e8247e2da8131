/** How long a browser has to store a new session before a page is requested with it, in milliseconds. */
export const AFTER_SIGN_IN_MS = 100

const isBackOffice = (path: string): boolean => /^\/admin([/?#]|$)/.test(path)

/**
 * Where a sign-in redirects: staff to the back office, everyone else back to where they were, but never to
 * the back office.
 *
 * @param next a page of this product, as returned by `safeReturn`
 */
export function afterSignIn(roleId: number | null, next: string): string {
  if (roleId !== null) return isBackOffice(next) ? next : '/admin'
  return isBackOffice(next) ? '/' : next
}
