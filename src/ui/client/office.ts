import type { ClientWords } from './answer'
import { type Call, makeCall } from './call'

/** The back office's message for a missing response. */
export const NETWORK_ERROR = 'Network error occurred'

export const OFFICE_WORDS: ClientWords = {
  lost: NETWORK_ERROR,
  strange: () => 'Invalid JSON response from server',
}

/** Calls the product's own API from a back office screen. */
export const callApi: Call = makeCall(OFFICE_WORDS)
