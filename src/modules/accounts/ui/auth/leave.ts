import { AFTER_SIGN_IN_MS } from '../../rules/return-to'

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

/** Goes back to the page below a dialog and draws it anew, as somebody who is signed in sees it. */
export function leaveDialog(router: Router, target: string): void {
  setTimeout(() => {
    const late = setTimeout(() => goTo(target), BACK_BY_MS)
    const onBack = () => {
      clearTimeout(late)
      // After the router itself has heard of it.
      setTimeout(router.refresh)
    }
    window.addEventListener('popstate', onBack, { once: true })
    router.back()
  }, AFTER_SIGN_IN_MS)
}
