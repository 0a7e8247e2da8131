import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '@/ui/toast'
import { WISHLIST_FAILED } from '../../rules/wishlist'
import { forgetHearts, heartOf, onHearts, setHearts, showHeart, unknownHearts, visitor } from './heart-state'

let isConfirming = false

/** The part that calls the server is only loaded for people who are signed in or click. */
const actions = () => import('./heart-calls')

/**
 * Fetches the hearts on screen, in one call for all that appear together. Guests have none, and cost nothing.
 */
function load(): void {
  if (!visitor.isSignedIn || isConfirming || unknownHearts().length === 0) return
  isConfirming = true
  setTimeout(() =>
    actions()
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
export function visitorIs(isSignedIn: boolean, signIn: () => void): void {
  if (isSignedIn !== visitor.isSignedIn) forgetHearts()
  Object.assign(visitor, { isSignedIn, signIn })
  load()
}

/** Whether a vehicle on screen is on the person's wishlist. */
export function useHeart(id: number): boolean {
  useEffect(() => {
    const leave = showHeart(id)
    load()
    return leave
  }, [id])
  return useSyncExternalStore(
    onHearts,
    () => heartOf(id) ?? false,
    () => false,
  )
}

/** The wishlist page already knows what is on it, so nothing is fetched; clicks made since are newer. */
export const heartsAreOn = (ids: readonly number[]): void =>
  setHearts(ids.filter((id) => heartOf(id) === undefined).map((id) => [id, true] as const))

/** Whether a vehicle was removed from the wishlist on this page. */
export const useIsOff = (id: number): boolean =>
  useSyncExternalStore(
    onHearts,
    () => heartOf(id) === false,
    () => false,
  )

/**
 * Updates the heart immediately and saves the change; a guest is sent to the sign-in.
 *
 * @param wanted the wanted state; by default the opposite of what the heart shows
 * @returns false while the page is not ready: the form handles it then
 */
export function clickHeart(id: number, wanted = !(heartOf(id) ?? false)): boolean {
  const { isSignedIn, signIn } = visitor
  if (!signIn) return false
  if (isSignedIn) setHearts([[id, wanted]])
  actions().then(
    ({ saveHeart, rememberClick }) => (isSignedIn ? saveHeart(id, wanted) : rememberClick(id)),
    () => {
      if (isSignedIn) setHearts([[id, !wanted]])
      toast(WISHLIST_FAILED, 'warning')
    },
  )
  return true
}
