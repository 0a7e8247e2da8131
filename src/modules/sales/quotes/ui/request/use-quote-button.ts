import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '@/ui/toast'
import { type ButtonState, quoteButton } from '../../rules/quote-button'
import { REQUESTED_INFO, RESERVED_INFO } from '../../rules/quote-button-messages'
import { saveQuoteIntent, takeQuoteIntent } from './quote-intent'
import {
  onQuotes,
  openQuoteRequest,
  quotesAtFirst,
  quotesOnPage,
  type RequestedVehicle,
  setQuotes,
  type Viewer,
} from './quotes-on-page-store'

let viewer: Viewer = null
let signIn: () => void = () => undefined
let isFetched = false
let shown = 0

/** The part that calls the server is only loaded for customers and for people who click. */
const actions = () => import('./quote-request-calls')

/** Fetches once, when a customer is signed in and a button is on screen. Guests and staff cost nothing. */
function fetchOwn(): void {
  if (!viewer || viewer.hasRole || isFetched || shown === 0) return
  isFetched = true
  setQuotes({ requested: null })
  actions()
    .then(({ fetchRequested }) => fetchRequested())
    .catch(() => {
      // Without a connection the buttons offer what they did, and the server answers with the current state.
      // The next button fetches again.
      isFetched = false
      setQuotes({ requested: new Set() })
    })
}

/** Sets who looks at the page. Another person's quotes are forgotten; a click from before the sign-in goes on. */
export function viewerIs(next: Viewer, toSignIn: () => void): void {
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

export const viewerOfPage = (): Viewer => viewer

/** Sends a guest to the sign-in, and remembers the vehicle until afterwards. */
export function signInFor(vehicle: RequestedVehicle): void {
  saveQuoteIntent(vehicle, new Date())
  openQuoteRequest(null)
  signIn()
}

/** The state of a vehicle's button. */
export function useQuoteButton(id: number, isReserved: boolean): ButtonState {
  useEffect(() => {
    shown += 1
    fetchOwn()
    return () => {
      shown -= 1
    }
  }, [])
  const { requested } = useSyncExternalStore(onQuotes, quotesOnPage, quotesAtFirst)
  return quoteButton({ isReserved, isRequested: requested?.has(id) ?? false, isLoading: requested === null })
}

/** What a click on a vehicle's button does: it starts a request, or shows why none can be made. */
export function pressQuoteButton(state: ButtonState, vehicle: RequestedVehicle): void {
  if (state === 'requested') toast(REQUESTED_INFO)
  else if (state === 'reserved') pressReserved(vehicle)
  else if (state === 'offer' && viewer) openQuoteRequest(vehicle)
  else if (state === 'offer') signInFor(vehicle)
}

/** A vehicle may be reserved for the very customer who presses; only then can it be requested. */
async function pressReserved(vehicle: RequestedVehicle): Promise<void> {
  const mayBeMine = viewer !== null && !viewer.hasRole
  const isMine =
    mayBeMine &&
    (await actions()
      .then(({ isReservedForMe }) => isReservedForMe(vehicle.id))
      .catch(() => false))
  if (isMine) openQuoteRequest(vehicle)
  else toast(RESERVED_INFO)
}
