import type { Day } from '@/kernel/days'
import type { Amount } from '@/kernel/money'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { inScope } from './eligibility'
import { compare, converted, type Fraction, fraction } from './exact-fractions'
import type { AgeCount, BUYERS, When } from './import-rule'
import { type AgeFacts, ageWithin, sideOf, startOfAge } from './import-rule-age'

/** What duties depend on. Amounts are in major units. */
export type RoadFacts = AgeFacts & {
  /** Rules and ages are those of this day. */
  arrival: Day
  /** 0 without an engine. */
  cc: number | null
  fuel: string | null
  bodyType: string | null
  /** Price, freight and insurance up to the port; null if not known. */
  cif: Amount | null
  /** The customs value list's, before depreciation; null without a match. */
  listed: Amount | null
  buyer: Exclude<(typeof BUYERS)[number], 'everyone'>
  rates: RatesSnapshot
}

const WITHOUT_ENGINE: readonly string[] = ['electric', 'ev']

/** The size of an engine that duties count: 0 for a vehicle that has none, null where nobody stated it. */
export const dutiableCc = (cc: number | null, fuel: string | null): number | null =>
  cc || (WITHOUT_ENGINE.includes((fuel ?? '').toLowerCase()) ? 0 : null)

/** What is not known, or not entered. */
export type MissingFigure =
  | { what: 'cif' | 'listed' | 'depreciation' | 'customsBase' }
  | { what: 'cc' | 'fuel' | 'bodyType' | 'year' | 'firstRegistered' | 'manufactured' }
  /** A currency without an exchange rate, such as EUR. */
  | { what: 'rate'; currency: string }
  /** No row of a table fits the vehicle. */
  | { what: 'row' }

/** The customs value so far, with its currency; null before there is one. */
export type Valued = { value: Fraction; currency: string } | null

type Fit = boolean | MissingFigure

function ageFits(bounds: NonNullable<When['age']>, facts: RoadFacts, count: AgeCount | undefined): Fit {
  if (!count) return { what: 'row' }
  const start = startOfAge(facts, count)
  if (!start) return { what: 'year' }
  const within = ageWithin(bounds, start, facts.arrival, count)
  if (within !== null) return within
  return { what: count.from === 'manufacture' ? 'manufactured' : 'firstRegistered' }
}

function valueFits(bounds: NonNullable<When['customsValue']>, { rates }: RoadFacts, valued: Valued): Fit {
  if (!valued) return { what: 'customsBase' }
  const result = converted(valued.value, valued.currency, bounds.currency, rates)
  if ('without' in result) return { what: 'rate', currency: result.without }
  return sideOf(bounds, (bound) => compare(result.value, fraction(bound))) === 0
}

function scopeFits(when: When, facts: RoadFacts): Fit {
  const lower = (names: readonly string[] | undefined) => names?.map((name) => name.toLowerCase())
  const scope = {
    bodyTypes: lower(when.bodyTypes),
    notBodyTypes: lower(when.notBodyTypes),
    fuels: lower(when.fuels),
    notFuels: lower(when.notFuels),
  }
  const about = inScope(scope, facts)
  return typeof about === 'boolean' ? about : { what: about }
}

const ccFits = (bounds: NonNullable<When['cc']>, cc: number | null): Fit =>
  cc === null ? { what: 'cc' } : sideOf(bounds, (bound) => cc - bound) === 0

/** Whether a row is about a vehicle; else what has to be known first. What rules it out needs nothing more. */
function fits(when: When, facts: RoadFacts, count: AgeCount | undefined, valued: Valued): Fit {
  const parts: Fit[] = [
    scopeFits(when, facts),
    when.cc ? ccFits(when.cc, facts.cc) : true,
    when.age ? ageFits(when.age, facts, count) : true,
  ]
  if (parts.includes(false)) return false
  const missing = parts.find((part) => part !== true)
  if (missing !== undefined) return missing
  return when.customsValue ? valueFits(when.customsValue, facts, valued) : true
}

/** The first row of a table that is about a vehicle, or what has to be known to choose one. */
export function rowFor<Row extends { when?: When }>(
  rows: readonly Row[],
  facts: RoadFacts,
  count: AgeCount | undefined,
  valued: Valued,
): { row: Row } | { missing: MissingFigure } {
  for (const row of rows) {
    const fit = row.when ? fits(row.when, facts, count, valued) : true
    if (fit === true) return { row }
    if (fit !== false) return { missing: fit }
  }
  return { missing: { what: 'row' } }
}
