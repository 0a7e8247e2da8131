/** Longest subject of an e-mail, in characters. */
export const SUBJECT_MAX = 200

/** Longest text of an e-mail, in characters. */
export const BODY_MAX = 20_000

/** Longest reason for rejecting a text, in characters. */
export const REASON_MAX = 1000
