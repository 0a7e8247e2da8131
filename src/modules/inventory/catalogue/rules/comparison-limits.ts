/** The most vehicles in one comparison. */
export const COMPARE_CAP = 4
/** The vehicles that a phone shows side by side. */
export const PHONE_COLUMNS = 2
