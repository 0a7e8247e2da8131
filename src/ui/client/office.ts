import type { ClientWords } from './answer'
import { type Call, makeCall } from './call'

/** Said in the back office wherever there was no answer. */
export const NETWORK_ERROR = 'Network error occurred'

export const OFFICE_WORDS: ClientWords = {
  lost: NETWORK_ERROR,
  strange: () => 'Invalid JSON response from server',
}

/** Calls the product's own contract from a screen of the back office. */
export const callApi: Call = makeCall(OFFICE_WORDS)
