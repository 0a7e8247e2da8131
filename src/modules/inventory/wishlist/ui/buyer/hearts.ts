import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '@/ui/toast'
import { WISHLIST_FAILED } from '../../rules/wishlist'
import { forgetHearts, heartOf, onHearts, setHearts, showHeart, unknownHearts, visitor } from './heart-state'

let isAsking = false

/** The part that talks to the server is fetched by those who are signed in or click. */
const actions = () => import('./heart-actions')

/** Asks for the hearts on screen, once for all that appear together. A guest has none, and costs nothing. */
function ask(): void {
  if (!visitor.isSignedIn || isAsking || unknownHearts().length === 0) return
  isAsking = true
  setTimeout(() =>
    actions()
      .then(({ fetchHearts }) => fetchHearts())
      // Without a line the hearts stay empty, and a click says what it does. The next card on screen asks again.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false
      }),
  )
}

/** Who looks at the page now, and how a guest signs in; another person's hearts are forgotten. */
export function visitorIs(isSignedIn: boolean, signIn: () => void): void {
  if (isSignedIn !== visitor.isSignedIn) forgetHearts()
  Object.assign(visitor, { isSignedIn, signIn })
  ask()
}

/** Whether a vehicle that is on screen is on the person's list. */
export function useHeart(id: number): boolean {
  useEffect(() => {
    const leave = showHeart(id)
    ask()
    return leave
  }, [id])
  return useSyncExternalStore(
    onHearts,
    () => heartOf(id) ?? false,
    () => false,
  )
}

/** The list itself says what is on it, so nothing has to be asked; what was clicked since is newer. */
export const heartsAreOn = (ids: readonly number[]): void =>
  setHearts(ids.filter((id) => heartOf(id) === undefined).map((id) => [id, true] as const))

/** Whether a vehicle of the list was taken off it on this page. */
export const useIsOff = (id: number): boolean =>
  useSyncExternalStore(
    onHearts,
    () => heartOf(id) === false,
    () => false,
  )

/**
 * Turns the heart at once and has it kept; a guest is led to the sign-in.
 *
 * @param wanted what is to hold afterwards; left out, the opposite of what the heart shows
 * @returns false while the page is not ready for it: then the form does it
 */
export function clickHeart(id: number, wanted = !(heartOf(id) ?? false)): boolean {
  const { isSignedIn, signIn } = visitor
  if (!signIn) return false
  if (isSignedIn) setHearts([[id, wanted]])
  actions().then(
    ({ keepHeart, rememberClick }) => (isSignedIn ? keepHeart(id, wanted) : rememberClick(id)),
    () => {
      if (isSignedIn) setHearts([[id, !wanted]])
      toast(WISHLIST_FAILED, 'warning')
    },
  )
  return true
}
