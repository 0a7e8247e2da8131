import { DUPLICATE_REQUEST, REQUEST_FAILED } from '../quote-messages'
import { LIVE_QUOTE_STATUSES, type QuoteStatus } from '../quote-statuses'

/** Who is about to request a quote; null for a guest. */
export type Requester = { hasRole: boolean; hasUserType: boolean } | null

/** Whether a person may request a quote: guests sign in, staff cannot, an incomplete profile comes first. */
export function requestGate(asker: Requester): 'sign-in' | 'restricted' | 'profile' | null {
  if (!asker) return 'sign-in'
  if (asker.hasRole) return 'restricted'
  return asker.hasUserType ? null : 'profile'
}

/** What becomes of a request that the server refused: the sign-in, or a message. */
export function requestFailure(answer: {
  status?: number
  message: string
}): { kind: 'sign-in' } | { kind: 'refused'; message: string } {
  const { message, status } = answer
  if (status === 401 || /unauthorized/i.test(message)) return { kind: 'sign-in' }
  // What prevents a quote of the vehicle itself: it is reserved, sold or in an auction.
  if (status === 409 && message.startsWith('This vehicle is ')) return { kind: 'refused', message }
  if (status === 409 || /already exists|conflict/i.test(message))
    return { kind: 'refused', message: DUPLICATE_REQUEST }
  return { kind: 'refused', message: REQUEST_FAILED }
}

/** Whether a quote of this state prevents its customer from requesting the same vehicle again. */
export const blocksRequest = (status: QuoteStatus): boolean =>
  LIVE_QUOTE_STATUSES.some((live) => live === status)
