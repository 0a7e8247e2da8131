import { INT4_MAX, toDecimal } from '@/kernel/numbers'
import { err, ok, type Result } from '@/kernel/result'

/** Bounds of a filter, both included; a missing one is open. */
export type Range = { min?: number; max?: number }

/** Whether a filter's text means "no filter". */
export const isNoFilter = (value: string | null | undefined): boolean => {
  const text = (value ?? '').trim().toLowerCase()
  return text === '' || text === 'all'
}

/**
 * Reads '100000+' (no upper end) and 'a-b' (both included). Gives null for anything else, for inverted
 * bounds and for numbers that no integer column holds.
 */
export function parseRange(text: string): Range | null {
  const match = /^(\d{1,10})(?:(\+)|-(\d{1,10}))$/.exec(text.trim().replace(/[,\s]/g, ''))
  if (!match) return null
  const min = Number(match[1])
  if (min > INT4_MAX) return null
  if (match[2]) return { min }
  const max = Number(match[3])
  return max > INT4_MAX || max < min ? null : { min, max }
}

/** A price range as the call takes it: '100000+' is { minPrice: 100000 }, 'a-b' gives both. Null if unreadable. */
export function parsePriceRange(text: string): { minPrice?: number; maxPrice?: number } | null {
  if (isNoFilter(text)) return {}
  const range = parseRange(text)
  if (!range) return null
  return range.max === undefined ? { minPrice: range.min } : { minPrice: range.min, maxPrice: range.max }
}

/** The whole cubic centimetres that are written as this many litres: '1.5' covers 1450 to 1549. */
const ccOfLitres = (litres: string): { min: number; max: number } | null => {
  const decimal = /^\d{1,2}(\.\d)?$/.test(litres) ? toDecimal(litres) : null
  if (!decimal) return null
  const cc = Number(decimal.units) * 10 ** (3 - decimal.scale)
  return cc === 0 ? null : { min: Math.max(1, cc - 50), max: cc + 49 }
}

/**
 * The cc behind an engine size in litres: '1.5' (what reads '1.5 L'), '1.0-2.0' (all between), '3.0+'.
 * A trailing 'L' is allowed. Null when unreadable or inverted.
 */
export function engineSizeBand(text: string): Range | null {
  const [, from = '', plus, to] =
    /^([\d.]+)(?:(\+)|-([\d.]+))?$/.exec(text.trim().replace(/\s*l$/i, '')) ?? []
  const low = ccOfLitres(from)
  if (!low) return null
  if (plus) return { min: low.min }
  const high = to === undefined ? low : ccOfLitres(to)
  return high && high.max > low.min ? { min: low.min, max: high.max } : null
}

/** What two ranges have in common; refused when that is nothing. */
export function intersect(a: Range, b: Range): Result<Range, 'empty'> {
  const result: Range = {}
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity)
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity)
  if (min > max) return err('empty')
  if (Number.isFinite(min)) result.min = min
  if (Number.isFinite(max)) result.max = max
  return ok(result)
}
