import type { ClientWords } from './answer'
import { type Call, makeCall } from './make-call'
import * as words from './words'

/** The back office's message for a missing response. */
export const NETWORK_ERROR = words.networkErrorOccurred

export const OFFICE_WORDS: ClientWords = {
  lost: NETWORK_ERROR,
  strange: () => words.invalidJsonResponse,
}

/** Calls the product's own API from a back office screen. */
export const callApi: Call = makeCall(OFFICE_WORDS)
