export const DEPARTMENT_LIMITS = {
  title: 120,
  description: 1_000,
  email: 254,
  zone: 64,
  members: 200,
  holidays: 400,
  holidayName: 120,
  /** Openings of a day. */
  openings: 6,
  /** A year. */
  targetMinutes: 525_600,
} as const
