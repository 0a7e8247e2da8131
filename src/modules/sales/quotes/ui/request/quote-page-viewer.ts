import { saveQuoteIntent, takeQuoteIntent } from './quote-intent'
import { openQuoteRequest, type RequestedVehicle, setQuotes, type Viewer } from './quotes-on-page-store'

let viewer: Viewer = null
let signIn: () => void = () => undefined
let isFetched = false
let shown = 0

/** Fetches once, when a customer is signed in and a button is on screen. Guests and staff cost nothing. */
function fetchOwn(): void {
  if (!viewer || viewer.hasRole || isFetched || shown === 0) return
  isFetched = true
  setQuotes({ requested: null })
  import('./quote-request-calls')
    .then(({ fetchRequested }) => fetchRequested())
    .catch(() => {
      // Without a connection the buttons offer what they did, and the server answers with the current state.
      // The next button fetches again.
      isFetched = false
      setQuotes({ requested: new Set() })
    })
}

/** Sets who looks at the page. Another person's quotes are forgotten; a click from before the sign-in goes on. */
export function setPageViewer(next: Viewer, toSignIn: () => void): void {
  signIn = toSignIn
  if (Boolean(next) !== Boolean(viewer)) {
    isFetched = false
    setQuotes({ requested: new Set(), requestedVehicle: null })
  }
  viewer = next
  fetchOwn()
  const waiting = next && takeQuoteIntent(new Date())
  if (waiting) openQuoteRequest(waiting)
}

/** Who looks at the page; null for a guest. */
export const viewerOfPage = (): Viewer => viewer

/** Sends a guest to the sign-in, and remembers the vehicle until afterwards. */
export function signInFor(vehicle: RequestedVehicle): void {
  saveQuoteIntent(vehicle, new Date())
  openQuoteRequest(null)
  signIn()
}

/** Fetches the viewer's quotes as long as a button shows one. @returns a function to stop */
export function fetchForViewer(): () => void {
  shown += 1
  fetchOwn()
  return () => {
    shown -= 1
  }
}
