import { useEffect, useSyncExternalStore } from 'react'
import { hasIntent } from './reservation-intent'
import {
  type OwnReservation,
  onReservations,
  reservationsOnPage,
  setReservations,
  setSignIn,
} from './reservation-store'

let isSignedIn = false
let isAsked = false
let shown = 0

/** The part that talks to the server is fetched by those who are signed in or click. */
const actions = () => import('./reservation-actions')

/** Asks once, when somebody is signed in and a button is on screen. A guest costs nothing. */
function ask(): void {
  if (!isSignedIn || isAsked || shown === 0) return
  isAsked = true
  actions()
    .then(({ fetchReservations }) => fetchReservations())
    .catch(() => {
      // Without a line the buttons stay as they are, and a click says what it does. The next button asks again.
      isAsked = false
    })
}

/** Who looks at the page now; another person's requests are forgotten. `way` leads a guest to the sign-in. */
export function holderIs(signedIn: boolean, way: () => void): void {
  setSignIn(way)
  if (signedIn !== isSignedIn) {
    isSignedIn = signedIn
    isAsked = false
    setReservations(new Map())
  }
  ask()
  if (signedIn && hasIntent())
    actions().then(
      ({ doRememberedRequest }) => doRememberedRequest(),
      // The click stays where it is kept, and the next page does it.
      () => undefined,
    )
}

/** What the person asked of a vehicle that is on screen; null for nothing, or for nobody. */
export function useReservation(id: number): OwnReservation | null {
  useEffect(() => {
    shown += 1
    ask()
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

/** Asks for a vehicle; a guest signs in first, and the click is kept meanwhile. */
export async function askForReservation(id: number): Promise<void> {
  const { rememberRequest, sendRequest } = await actions()
  if (isSignedIn) return sendRequest(id)
  rememberRequest(id)
}
