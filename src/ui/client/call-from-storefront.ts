import { makeCall } from './make-call'
import { SITE_LOST } from './words'

/** Calls the product's own API from the customer's area and the sign-in pages. */
export const callApi = makeCall({
  lost: SITE_LOST,
  strange: ({ status, statusText }) => `HTTP ${status}: ${statusText}`,
})
