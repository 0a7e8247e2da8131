import { forgetHearts, unknownHearts, visitor } from './heart-state'

let isConfirming = false

/**
 * Fetches the hearts on screen, in one call for all that appear together. Guests have none, and cost nothing.
 */
export function fetchHeartsOnScreen(): void {
  if (!visitor.isSignedIn || isConfirming || unknownHearts().length === 0) return
  isConfirming = true
  setTimeout(() =>
    import('./heart-calls')
      .then(({ fetchHearts }) => fetchHearts())
      // Without a connection the hearts stay empty, and a click shows what it does. The next card on
      // screen fetches again.
      .catch(() => undefined)
      .finally(() => {
        isConfirming = false
      }),
  )
}

/** Sets the page's current viewer, and how a guest signs in; another person's hearts are forgotten. */
export function setVisitor(isSignedIn: boolean, signIn: () => void): void {
  if (isSignedIn !== visitor.isSignedIn) forgetHearts()
  Object.assign(visitor, { isSignedIn, signIn })
  fetchHeartsOnScreen()
}
