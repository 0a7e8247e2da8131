/** Longest texts, in characters. */
export const INQUIRY_LINE_MAX = 100
export const INQUIRY_MESSAGE_MAX = 2_000
/** How long a customer's reads of inquiries may be reused, in seconds. */
export const INQUIRIES_CACHE_SECONDS = 300
/** Inquiries on one page of the customer's list. */
export const OWN_INQUIRIES_ROWS = 10
