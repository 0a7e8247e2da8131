export const DISTANCE_UNITS = ['mi', 'km'] as const
export type DistanceUnit = (typeof DISTANCE_UNITS)[number]

/** The cookie with a reader's choice of a unit, how long a browser stores it in seconds, and the address that takes it. */
export const DISTANCES_COOKIE = 'kaido_distances'
export const DISTANCES_SECONDS = 31_536_000
export const DISTANCES = '/distances'

/** The unit named by a form, a cookie or an address; null for anything else. */
export const readDistanceUnit = (value: unknown): DistanceUnit | null =>
  DISTANCE_UNITS.find((unit) => unit === value) ?? null

/** Of an international mile, exact by definition since 1959. */
export const MILLIMETRES = 1_609_344
