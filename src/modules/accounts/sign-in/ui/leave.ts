import { AFTER_SIGN_IN_MS } from '../rules/return-to'

type Place = Pick<Location, 'assign' | 'replace' | 'reload'>
type Router = { back: () => void; refresh: () => void }

/** A browser that has not gone back by then will not. */
const BACK_BY_MS = 2000

/** Loads a page of this product by the first of the browser's ways that it does not refuse. */
export function goTo(target: string, place: Place = window.location): void {
  for (const way of [() => place.replace(target), () => place.assign(target), () => place.reload()]) {
    try {
      way()
      return
    } catch {
      // The next one is less exact and more likely.
    }
  }
}

/** Leaves a sign-in for `target` once the browser has stored the session. */
export const leaveFor = (target: string): void => {
  setTimeout(() => goTo(target), AFTER_SIGN_IN_MS)
}

/**
 * The way out of a sign-in over a page: `leave` goes back to the page, and `gone` draws it anew, as somebody who is
 * signed in sees it. `gone` is for the moment when the dialog has left the page, which is when the router has gone
 * back: a page drawn anew before that would be the one that is left. Does nothing where nobody signed in.
 */
export function dialogWayOut(router: Router): { leave: (target: string) => void; gone: () => void } {
  let next: ReturnType<typeof setTimeout> | undefined
  return {
    leave: (target) => {
      next = setTimeout(() => {
        next = setTimeout(() => goTo(target), BACK_BY_MS)
        router.back()
      }, AFTER_SIGN_IN_MS)
    },
    gone: () => {
      if (next === undefined) return
      clearTimeout(next)
      next = undefined
      router.refresh()
    },
  }
}
