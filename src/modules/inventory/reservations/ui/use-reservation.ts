import { useEffect, useSyncExternalStore } from 'react'
import { IN_FORCE } from '../rules/reservation-states'
import type { Outcome } from './reservation-calls'
import { hasIntent } from './reservation-intent'
import {
  type OwnReservation,
  onReservations,
  reservationsOnPage,
  setReservations,
  setSignIn,
} from './reservations-on-page-store'

let isSignedIn = false
let isRequested = false
let shown = 0

/** The part that calls the server is only loaded for people who are signed in or click. */
const actions = () => import('./reservation-calls')

/** Fetches once, when a person is signed in and a button is on screen. Guests cost nothing. */
function load(): void {
  if (!isSignedIn || isRequested || shown === 0) return
  isRequested = true
  actions()
    .then(({ fetchReservations }) => fetchReservations())
    .catch(() => {
      // Without a connection the buttons stay as they are, and a click shows what it does. The next
      // button fetches again.
      isRequested = false
    })
}

/**
 * Sets the page's current viewer; another person's requests are forgotten. `way` sends a guest to the
 * sign-in.
 */
export function holderIs(signedIn: boolean, way: () => void): void {
  setSignIn(way)
  if (signedIn !== isSignedIn) {
    isSignedIn = signedIn
    isRequested = false
    setReservations(new Map())
  }
  load()
  if (signedIn && hasIntent())
    actions().then(
      ({ doRememberedRequest }) => doRememberedRequest(),
      // The click stays stored, and the next page performs it.
      () => undefined,
    )
}

/** The person's request for a vehicle on screen; null for none, and for guests. */
export function useReservation(id: number): OwnReservation | null {
  useEffect(() => {
    shown += 1
    load()
    return () => {
      shown -= 1
    }
  }, [])
  return useSyncExternalStore(
    onReservations,
    () => reservationsOnPage().get(id) ?? null,
    () => null,
  )
}

/** Whether a vehicle is held for the person at the screen. */
export const useIsOwn = (id: number): boolean => useReservation(id)?.status === IN_FORCE

/** Whether somebody is signed in. */
export const isHolderKnown = (): boolean => isSignedIn

/** Requests a vehicle; a guest signs in first, and the click is stored until then. */
export async function submitReservation(id: number): Promise<Outcome> {
  const { rememberRequest, sendRequest } = await actions()
  if (isSignedIn) return sendRequest(id)
  return rememberRequest(id)
}
