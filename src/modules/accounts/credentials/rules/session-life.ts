const HOUR = 60 * 60
const DAY = 24 * HOUR

/** How long a session lasts without being refreshed, in seconds; every page that is used refreshes it. */
export const SESSION_IDLE = { staff: 8 * HOUR, customer: 7 * DAY } as const

/** The longest a session lasts after the sign-in, however often it is refreshed, in seconds. */
export const SESSION_LIFE = { staff: 12 * HOUR, customer: 30 * DAY } as const
