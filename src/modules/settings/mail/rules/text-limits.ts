/** Longest subject of an e-mail, in characters. */
export const SUBJECT_MAX = 200

/** Longest text of an e-mail, in characters. */
export const BODY_MAX = 20_000
