import { ownPath } from '@/kernel/markup/safe-links'

/**
 * A page of this product to return to after signing in, or the fallback: never another site, an API call or
 * the sign-in itself.
 *
 * @param given as found in an address, such as '/vehicles/7?x=1'
 */
export function safeReturn(given: string | null | undefined, fallback = '/'): string {
  const address = ownPath(given ?? '')
  return address === null || /^\/(api|auth|admin\/auth)([/?#]|$)/.test(address) ? fallback : address
}
