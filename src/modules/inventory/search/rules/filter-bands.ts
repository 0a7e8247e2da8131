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
