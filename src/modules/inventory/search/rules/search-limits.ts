/** What the search offers and accepts; lengths are characters. */

export const SEARCH_TEXT_MAX = 100
/** Choices of one facet in one search; more are a mistake or an attack. */
export const MAX_FACET_VALUES = 50
/** Vehicles per page of a grid; tables offer TABLE_ROWS. */
export const STOREFRONT_PAGE_SIZES = [12, 24, 48] as const

// Suggestions
export const SUGGESTION_LIMIT = 8
export const SUGGESTION_DEBOUNCE_MS = 300
export const SUGGESTION_MIN_CHARS = 1
