import { toast } from '@/ui/toast'
import type { ButtonState } from '../../rules/quote-button'
import { REQUESTED_INFO, RESERVED_INFO } from '../../rules/quote-button-messages'
import { signInFor, viewerOfPage } from './quote-page-viewer'
import { openQuoteRequest, type RequestedVehicle } from './quotes-on-page-store'

/** What a click on a vehicle's button does: it starts a request, or shows why none can be made. */
export function pressQuoteButton(state: ButtonState, vehicle: RequestedVehicle): void {
  if (state === 'requested') toast(REQUESTED_INFO)
  else if (state === 'reserved') pressReserved(vehicle)
  else if (state === 'offer' && viewerOfPage()) openQuoteRequest(vehicle)
  else if (state === 'offer') signInFor(vehicle)
}

/** A vehicle may be reserved for the very customer who presses; only then can it be requested. */
async function pressReserved(vehicle: RequestedVehicle): Promise<void> {
  const viewer = viewerOfPage()
  const mayBeMine = viewer !== null && !viewer.hasRole
  const isMine =
    mayBeMine &&
    (await import('./quote-request-calls')
      .then(({ isReservedForMe }) => isReservedForMe(vehicle.id))
      .catch(() => false))
  if (isMine) openQuoteRequest(vehicle)
  else toast(RESERVED_INFO)
}
