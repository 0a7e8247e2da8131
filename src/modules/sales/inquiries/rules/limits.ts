/** How long a customer's reads of inquiries may be reused, in seconds. */
export const INQUIRIES_CACHE_SECONDS = 300
/** Inquiries on one page of the customer's list. */
export const OWN_INQUIRIES_ROWS = 10
