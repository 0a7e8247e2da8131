import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '@/ui/toast'
import { WISHLIST_FAILED } from '../../rules/wishlist'

/** What is known of the person's list: true, false, or nothing yet. */
const known = new Map<number, boolean>()
const listeners = new Set<() => void>()
const shown = new Set<number>()
let isSignedIn = false
let isAsking = false
/** Opens the sign-in over the page; null until the page has come to life. */
let openSignIn: (() => void) | null = null

/** The part that talks to the server is fetched by those who are signed in or click. */
const actions = () => import('./heart-actions')

export const isOnList = (id: number): boolean => known.get(id) ?? false
export const visitorIsSignedIn = (): boolean => isSignedIn

/** Says what is known now of some vehicles. */
export function setHearts(facts: Iterable<readonly [id: number, isOnList: boolean]>): void {
  for (const [id, fact] of facts) known.set(id, fact)
  for (const listener of listeners) listener()
}

/** Cards on screen of which nothing is known yet. */
export const unknownHearts = (): number[] => [...shown].filter((id) => !known.has(id))

/** Asks for the hearts on screen, once for all that appear together. A guest has none, and costs nothing. */
function ask(): void {
  if (!isSignedIn || isAsking || unknownHearts().length === 0) return
  isAsking = true
  setTimeout(async () => {
    // Without a line the hearts stay empty, and a click says what it does.
    await actions().then(
      ({ fetchHearts }) => fetchHearts(),
      () => undefined,
    )
    isAsking = false
  })
}

/** Who looks at the page now, and how a guest signs in; another person's hearts are forgotten. */
export function visitorIs(signedIn: boolean, signIn: () => void): void {
  openSignIn = signIn
  if (signedIn !== isSignedIn) {
    known.clear()
    isSignedIn = signedIn
    setHearts([])
  }
  ask()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a vehicle that is on screen is on the person's list. */
export function useHeart(id: number): boolean {
  useEffect(() => {
    shown.add(id)
    ask()
    return () => {
      shown.delete(id)
    }
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => isOnList(id),
    () => false,
  )
}

/** The list itself says what is on it, so nothing has to be asked; what was clicked since is newer. */
export const heartsAreOn = (ids: readonly number[]): void =>
  setHearts(ids.filter((id) => !known.has(id)).map((id) => [id, true] as const))

/** Whether a vehicle of the list was taken off it on this page. */
export const useIsOff = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => known.get(id) === false,
    () => false,
  )

/**
 * Turns the heart at once and has it kept; a guest is led to the sign-in.
 *
 * @returns false while the page is not ready for it: then the form does it
 */
export function clickHeart(id: number): boolean {
  if (!openSignIn) return false
  const wanted = !isOnList(id)
  if (isSignedIn) setHearts([[id, wanted]])
  actions().then(
    ({ keepHeart, rememberClick }) => (isSignedIn ? keepHeart(id, wanted) : rememberClick(id)),
    () => {
      setHearts([[id, !wanted]])
      toast(WISHLIST_FAILED, 'warning')
    },
  )
  return true
}

/** Opens the sign-in over the page that is there. */
export const signInFirst = (): void => openSignIn?.()
