import { INT4_MAX } from '@/kernel/numbers'

/** Bounds of a filter, inclusive; a missing one is open. */
export type Range = { min?: number; max?: number }

/** Whether a filter's text means "no filter". */
export const isNoFilter = (value: string | null | undefined): boolean => {
  const text = (value ?? '').trim().toLowerCase()
  return text === '' || text === 'all'
}

/**
 * Parses '100000+' (no upper bound) and 'a-b' (inclusive). Returns null for anything else, for inverted
 * bounds and for numbers beyond an integer column.
 */
export function parseRange(text: string): { min: number; max?: number } | null {
  const match = /^(\d{1,10})(?:(\+)|-(\d{1,10}))$/.exec(text.trim().replace(/[,\s]/g, ''))
  if (!match) return null
  const min = Number(match[1])
  if (min > INT4_MAX) return null
  if (match[2]) return { min }
  const max = Number(match[3])
  return max > INT4_MAX || max < min ? null : { min, max }
}

/** A price range for the call: '100000+' is { minPrice: 100000 }, 'a-b' gives both. Null if unreadable. */
export function parsePriceRange(text: string): { minPrice?: number; maxPrice?: number } | null {
  if (isNoFilter(text)) return {}
  const range = parseRange(text)
  if (!range) return null
  return range.max === undefined ? { minPrice: range.min } : { minPrice: range.min, maxPrice: range.max }
}

/** A range as in an address: '100000+' or 'a-b'. The inverse of parseRange. */
export const rangeText = (range: { min: number; max?: number }): string =>
  range.max === undefined ? `${range.min}+` : `${range.min}-${range.max}`

/** Tenths of a litre from '1.5', '2' or '2.0'; null for anything else and for 0. */
const tenthsOf = (litres: string): number | null => {
  const match = /^(\d{1,2})(?:\.(\d))?$/.exec(litres)
  return match ? Number(match[1]) * 10 + Number(match[2] ?? 0) || null : null
}

const litres = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`

/**
 * An engine size as people choose it, in litres: '1.5', '1.0-2.0' (everything between) or '3.0+', with an
 * optional trailing 'L'. `band` is the range of cc displayed like that ('1.5' is 1450 to 1549), `text` the
 * canonical spelling. Null if unreadable or inverted.
 */
export function engineSizeBand(text: string): { text: string; band: Range } | null {
  const match = /^([\d.]+)(?:(\+)|-([\d.]+))?$/.exec(text.trim().replace(/l$/i, '').trimEnd())
  const low = match && tenthsOf(match[1] ?? '')
  if (!match || !low) return null
  const min = low * 100 - 50
  if (match[2]) return { text: `${litres(low)}+`, band: { min } }
  const high = match[3] === undefined ? low : tenthsOf(match[3])
  if (!high || high < low) return null
  const name = match[3] === undefined ? litres(low) : `${litres(low)}-${litres(high)}`
  return { text: name, band: { min, max: high * 100 + 49 } }
}
