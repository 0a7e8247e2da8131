export * from './quote-button-messages'

// The specification's texts about requests; calls answer with them, and screens show them.
export const REQUEST_SENT =
  'Quote request submitted successfully! Our team will contact you soon with pricing and availability details.'
export const DUPLICATE_REQUEST =
  'You already have a quote request for this vehicle. Please check your existing quotes or contact support.'
export const REQUEST_FAILED = 'Failed to submit quote request. Please try again.'

/** For how long the toast about a sent request stays, in milliseconds. */
export const REQUEST_TOAST_MS = 4_000

export const RESTRICTED_TITLE = 'Access Restricted'
export const RESTRICTED_TEXT =
  'You cannot request a quote with this account type. Please sign up as a regular user to continue.'
export const PROFILE_TITLE = 'Complete Your Profile'

export const QUOTE_ID_REQUIRED = 'Quote ID is required'
export const PDF_FAILED = 'Failed to generate invoice PDF'
export const CUSTOMIZATION_FAILED = 'Failed to submit customization request. Please try again.'
