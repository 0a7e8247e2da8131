import { hasIntent } from './reservation-intent'
import { setReservations, setSignIn } from './reservations-on-page-store'

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
export function setPageViewer(signedIn: boolean, way: () => void): void {
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

/** Whether the page's viewer is signed in. */
export const isViewerSignedIn = (): boolean => isSignedIn

/** Fetches the viewer's requests as long as a button shows one. @returns a function to stop */
export function fetchForViewer(): () => void {
  shown += 1
  load()
  return () => {
    shown -= 1
  }
}
