/** Most characters of the subject of an e-mail. */
export const SUBJECT_MAX = 200

/** Most characters of its text. */
export const BODY_MAX = 20_000
