import { wayForward } from '@/ui/over/over-page'
import { type SignInReason, signInHref } from '../../rules/sign-in-reasons'

/** Makes an address of signing in the browser's own. Nothing is loaded: the page stays beneath what SignInOver shows. */
export const showOver = (href: string, way = wayForward()): void =>
  way === 'push' ? window.history.pushState(null, '', href) : window.history.replaceState(null, '', href)

/** Asks a guest to sign in, over the page, and says what for. They come back to where they are. */
export const askToSignIn = (reason: SignInReason): void =>
  showOver(signInHref(reason, window.location.pathname + window.location.search))
