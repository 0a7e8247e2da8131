import { multiply, roundDecimal, roundHalfUp, toDecimal } from '@/kernel/numbers'
import { normalForm } from '@/kernel/text/normal-form'
import { UNIT_WORDS } from './data/unit-words'
import { headerMultiplier } from './header-multiplier'
import { numberWord } from './number-word'

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

/** A number with the unit written after it, and what multiplies it in between: '9.8万km'. */
export type OwnUnit = { number: string; unit: string; times?: number }

/** A number with the unit written after it, '1.8 L'; null if there is none of these. */
export function ownUnit(text: string, units: readonly string[]): OwnUnit | null {
  const [, number, word] = /^(.*\d)\s*(\p{L}[\p{L}\s.]*\d?)$/iu.exec(text.trim()) ?? []
  if (number === undefined || word === undefined) return null
  const unit = unitNamed(word, units)
  if (unit !== null) return { number, unit }
  const multiplied = numberWord(word)
  const above = multiplied && unitNamed(multiplied.rest, units)
  return multiplied && above !== null ? { number, unit: above, times: multiplied.times } : null
}

/** The unit that a cell names, in any spelling; null if none of these. */
export function unitNamed(text: string, units: readonly string[]): string | null {
  const word = text.trim().toLowerCase().replace(/[.()]/g, '')
  const unit = UNIT_WORDS.get(word) ?? word
  return units.includes(unit) ? unit : null
}

/** Letters of alphabets with capitals, then signs such as kana: '走行距離km' is two words. */
const WORDS = /\p{Ll}+\d?|[\p{Lo}\p{Lm}]+|\d+/gu

/** The words of a column's name in lower case, without accents and signs. */
export const headerWords = (header: string): string[] =>
  normalForm(header, 'NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(WORDS) ?? []

/** The last unit that the name of a column names, 'Odo (km)' or 'Width in mm'; null if it names none of these. */
export const headerUnit = (header: string, units: readonly string[]): string | null =>
  headerWords(headerMultiplier(header).rest)
    .map((word) => unitNamed(word, units))
    .findLast((unit) => unit !== null) ?? null

const COUNTED = ['cc', 'km', 'mi', 'kg', 'lb', 'mm']

/** Whether a unit is used without fractions, so that three digits after a separator are thousands. */
export const isCounted = (unit: string): boolean => COUNTED.includes(unit)
