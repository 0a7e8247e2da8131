import { PHONE_COLUMNS } from './comparison-limits'

/** Which vehicles have the same value: of all, or at least of those that a phone shows; null if those differ. */
export type Sameness = 'all' | 'phone' | null

/** How far the values of a fact are the same, in the order of the vehicles. */
export function sameness(values: readonly string[]): Sameness {
  if (new Set(values).size < 2) return 'all'
  return new Set(values.slice(0, PHONE_COLUMNS)).size < 2 ? 'phone' : null
}

/** How far several facts are all the same. */
export function samenessOfAll(facts: readonly Sameness[]): Sameness {
  if (facts.includes(null)) return null
  return facts.includes('phone') ? 'phone' : 'all'
}
