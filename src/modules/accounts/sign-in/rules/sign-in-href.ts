import type { SignInReason } from './sign-in-reasons'

/** The address of the sign-in page with the reason and the page to return to. */
export const signInHref = (reason: SignInReason, next: string): string =>
  `/auth/login?why=${reason}&next=${encodeURIComponent(next)}`
