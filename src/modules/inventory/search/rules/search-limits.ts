/** What the search offers and accepts; lengths are characters. */

export const PRICE_RANGES = ['0-25000', '25000-50000', '50000-75000', '75000-100000', '100000+'] as const
/** Where one band of prices ends and the next one begins. */
export const PRICE_BOUNDS: readonly number[] = PRICE_RANGES.slice(1).map((range) =>
  Number.parseInt(range, 10),
)
/** Miles. */
export const MILEAGE_RANGES = [
  '0-10000',
  '10000-25000',
  '25000-50000',
  '50000-75000',
  '75000-100000',
  '100000+',
] as const
/** Litres from '1.0' to '4.0' in steps of a tenth, in the format of engine sizes. */
export const ENGINE_SIZES: readonly string[] = Array.from({ length: 31 }, (_, step) =>
  ((10 + step) / 10).toFixed(1),
)
export const SEARCH_COLORS = ['white', 'black', 'silver', 'gray', 'red', 'blue', 'green', 'yellow'] as const
export const SEARCH_TEXT_MAX = 100
/** Choices of one facet in one search; more are a mistake or an attack. */
export const MAX_FACET_VALUES = 50
/** Vehicles per page of a grid; tables offer TABLE_ROWS. */
export const STOREFRONT_PAGE_SIZES = [12, 24, 48] as const

// Suggestions
export const SUGGESTION_LIMIT = 8
export const SUGGESTION_DEBOUNCE_MS = 300
export const SUGGESTION_MIN_CHARS = 1
