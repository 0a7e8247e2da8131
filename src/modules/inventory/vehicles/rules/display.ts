import { multiply, roundDecimal, toDecimal } from '@/kernel/numbers'

/** The five that the specification names, and the two more that the trade writes so. */
const ACRONYMS = new Set(['CVT', 'AT', 'MT', 'CAT', 'IAT', 'DCT', 'AMT'])

/** A word of letters alone is capitalised; what carries digits or signs ('4-spd', 'AM-S7') is a name. */
function capitalise(word: string): string {
  const upper = word.toUpperCase()
  if (ACRONYMS.has(upper)) return upper
  const rest = /^\p{L}+$/u.test(word) ? word.slice(1).toLowerCase() : word.slice(1)
  return word.charAt(0).toUpperCase() + rest
}

/** A transmission for people: 'automatic_cvt' is 'Automatic CVT'; underscores are spaces. */
export const transmissionText = (value: string | null | undefined): string =>
  (value ?? '')
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(capitalise)
    .join(' ')

const STEERING: Record<string, string> = { LHD: 'Left-Hand Drive', RHD: 'Right-Hand Drive' }

/** The steering side for people: LHD is 'Left-Hand Drive', RHD 'Right-Hand Drive'; others as they are. */
export const steeringText = (value: string | null | undefined): string => {
  const text = (value ?? '').trim()
  return STEERING[text.toUpperCase()] ?? text
}

// One international mile, exact by definition since 1959.
const KM_PER_MILE = { units: 1_609_344n, scale: 6 }

/** Whole kilometres of a mileage in miles, half up. NaN for what is no number. */
export function milesToKm(miles: number): number {
  const decimal = toDecimal(miles)
  return decimal ? Number(roundDecimal(multiply(decimal, KM_PER_MILE))) : Number.NaN
}
