import { makeCall } from './call'
import { SITE_LOST } from './words'

/** Calls the product's own contract from the customer's area and the pages of signing in. */
export const callApi = makeCall({
  lost: SITE_LOST,
  strange: ({ status, statusText }) => `HTTP ${status}: ${statusText}`,
})
