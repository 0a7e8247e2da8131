import type { Range } from './filter-ranges'

/** The fewest miles that count as known: 0 is stored where nobody entered any. */
const LEAST = 1

/** Bounds of a mileage that leave out vehicles without one: 'up to 20,000 miles' says nothing about those. */
export const knownMileages = (ranges: readonly Range[]): Range[] =>
  ranges.map(({ max, min = 0 }) => ({ min: Math.max(LEAST, min), ...(max !== undefined && { max }) }))
