import { AFTER_SIGN_IN_MS } from '../rules/return-after-sign-in'

type Place = Pick<Location, 'assign' | 'replace' | 'reload'>
type Router = { back: () => void; refresh: () => void }

/** A browser that has not gone back within this time will not. */
const BACK_BY_MS = 2000

/** Loads a page of this product with the first of the browser's methods that it does not refuse. */
export function goTo(target: string, place: Place = window.location): void {
  for (const way of [() => place.replace(target), () => place.assign(target), () => place.reload()]) {
    try {
      way()
      return
    } catch {
      // The next one is less exact and more likely to work.
    }
  }
}

/** Leaves the sign-in for `target` once the browser has stored the session. */
export const leaveFor = (target: string): void => {
  setTimeout(() => goTo(target), AFTER_SIGN_IN_MS)
}

/**
 * The way out of a sign-in dialog over a page: `leave` goes back to the page, and `gone` refreshes it for the
 * signed-in person. Call `gone` when the dialog has left the page, which is when the router has gone back:
 * refreshing earlier would refresh the page being left. Does nothing if nobody signed in.
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
