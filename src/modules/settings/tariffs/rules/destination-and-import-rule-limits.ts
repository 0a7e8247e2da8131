/** Characters at most. */
export const DESTINATION_MAX = {
  country: 100,
  slug: 60,
  timezone: 60,
  key: 60,
  name: 100,
  source: 200,
  url: 1000,
  note: 2000,
  text: 1000,
  list: 60,
} as const

/** Rows of a table, bases of a step: more than any country has. */
export const ROWS_MAX = 100
