const DAY_MS = 86_400_000

/** The UTC calendar day as a day count, so that time of day and daylight saving do not matter. */
const dayNumber = (date: Date): number => Math.floor(date.getTime() / DAY_MS)

/** Whole calendar days (UTC) between two moments; negative when `to` is before `from`. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from)
