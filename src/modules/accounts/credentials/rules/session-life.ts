const HOUR = 60 * 60

/** How long a session lasts without being refreshed, in seconds; also the longest validity of a token. */
export const SESSION_SECONDS = 8 * HOUR

/** The longest a session lasts after the sign-in, however often it is refreshed, in seconds. */
export const SESSION_LIFE = { staff: 12 * HOUR, customer: 30 * 24 * HOUR } as const
