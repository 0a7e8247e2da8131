export const SUBJECT_MAX = 200
/** Of a description, a response and a note. */
export const MESSAGE_MAX = 20_000
export const REASON_MAX = 1_000
export const RATING_COMMENT_MAX = 2_000
export const RATING_MAX = 5
export const CUSTOMER_NAME_MAX = 200
export const EMAIL_MAX = 254

/** Files with a ticket or a response. */
export const ATTACHMENTS_MAX = 10
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024

/** A resolved ticket closes by itself after so many days. */
export const SELF_CLOSING_DAYS = 7

/** Of a customer's own list on one page. */
export const OWN_TICKETS_ROWS = 10
/** How often an open page of a question reads it again. */
export const THREAD_REFRESH_SECONDS = 10
