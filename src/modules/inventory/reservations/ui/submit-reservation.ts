import { isViewerSignedIn } from './page-viewer'
import type { Outcome } from './reservation-calls'

/** Requests a vehicle; a guest signs in first, and the click is stored until then. */
export async function submitReservation(id: number): Promise<Outcome> {
  const { rememberRequest, sendRequest } = await import('./reservation-calls')
  return isViewerSignedIn() ? sendRequest(id) : rememberRequest(id)
}
