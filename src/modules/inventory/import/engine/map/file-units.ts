import { multiply, roundDecimal, roundHalfUp, toDecimal } from '@/kernel/numbers'
import { UNIT_WORDS } from './data/unit-words'

type Unit = { times: number; by?: number }
type Scale = { units: Record<string, Unit>; places: number }

/**
 * Units that a file may use, as factors to the unit stored for a vehicle (the one with factor 1).
 * Inch, foot, mile, pound and cubic inch are the international ones, which are exact.
 */
const SCALES = {
  displacement: { units: { cc: { times: 1 }, l: { times: 1000 }, ci: { times: 16.387064 } }, places: 0 },
  distance: { units: { mi: { times: 1 }, km: { times: 1, by: 1.609344 } }, places: 0 },
  length: {
    units: {
      cm: { times: 1 },
      mm: { times: 0.1 },
      m: { times: 100 },
      in: { times: 2.54 },
      ft: { times: 30.48 },
    },
    places: 1,
  },
  weight: { units: { kg: { times: 1 }, lb: { times: 0.45359237 }, t: { times: 1000 } }, places: 1 },
} as const satisfies Record<string, Scale>

export type Dimension = keyof typeof SCALES

/** The units of a dimension, the product's own first. */
export const unitsOf = (dimension: Dimension): string[] => Object.keys(SCALES[dimension].units)

/**
 * Converts a number from the file's unit to the product's: cubic centimetres and miles to integers,
 * centimetres and kilograms to one decimal, rounding half away from zero. A number already in the product's
 * unit stays unchanged.
 *
 * @param unit one of `unitsOf(dimension)`
 */
export function convertUnit(value: number, dimension: Dimension, unit: string): number {
  const { units, places }: Scale = SCALES[dimension]
  const { times, by } = units[unit] ?? { times: 1 }
  if (by !== undefined) return roundHalfUp((value * times) / by, places)
  const exact = toDecimal(value)
  if (times === 1 || !exact) return value
  return Number(`${roundDecimal(multiply(exact, toDecimal(times)!), places)}e-${places}`)
}

/** A number without its trailing unit, if that is the map's: '12,000 km' in a file in km. */
export function withoutUnit(text: string, unit: string): string {
  const [, number, word = ''] = /^(.*\d)\s*([a-z]+)\.?$/i.exec(text.trim()) ?? []
  const named = word.toLowerCase()
  return number !== undefined && (named === unit || UNIT_WORDS.get(named) === unit) ? number : text
}

/** A number with the unit written after it, '1.8 L'; null if there is none of these. */
export function ownUnit(text: string, units: readonly string[]): { number: string; unit: string } | null {
  const [, number, word] = /^(.*\d)\s*([a-z]+\d?)\.?$/i.exec(text.trim()) ?? []
  const unit = word === undefined ? null : unitNamed(word, units)
  return number !== undefined && unit !== null ? { number, unit } : null
}

/** The unit that a cell names, in any spelling; null if none of these. */
export function unitNamed(text: string, units: readonly string[]): string | null {
  const word = text.trim().toLowerCase().replace(/[.()]/g, '')
  const unit = UNIT_WORDS.get(word) ?? word
  return units.includes(unit) ? unit : null
}

const COUNTED = ['cc', 'km', 'mi', 'kg', 'lb', 'mm']

/** Whether a unit is used without fractions, so that three digits after a separator are thousands. */
export const isCounted = (unit: string): boolean => COUNTED.includes(unit)
