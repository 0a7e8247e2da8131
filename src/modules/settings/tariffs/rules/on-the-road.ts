import { type DestinationRule, type RuleOf, rulesOfKind } from './destination'
import { compare, converted, type Fraction, fraction, percent, rounded, times } from './exact-fractions'
import type { Charge } from './import-rule'
import { type CustomsValue, cifIn, customsValueOf } from './on-the-road-customs-value'
import { type MissingFigure, type RoadFacts, rowFor, type Valued } from './on-the-road-facts'

export type { RoadFacts } from './on-the-road-facts'

/** One duty, tax, levy or fee, in whole units of the destination's currency. */
export type RoadLine = {
  ruleId: number
  key: string
  name: string
  /** What a percentage is of; null if it is of nothing. */
  base: number | null
  charge: Charge
  amount: number
}

/** Why there is no total. `step` is the key of the first step that needs it; null for the customs value. */
export type RoadMissing = { step: string | null } & MissingFigure

/** An estimate of duties and taxes, in the destination's currency. Its lines add up to the total. */
export type OnTheRoad = {
  currency: string
  customsValue: CustomsValue | null
  lines: RoadLine[]
  /** Null if anything is missing, or nothing is known of what such a buyer pays there. */
  total: number | null
  missing: RoadMissing[]
}

type Charged = { value: Fraction } | { missing: MissingFigure }

/** What a charge comes to, exactly, in the destination's currency. */
function charged(charge: Charge, base: number, currency: string, facts: RoadFacts): Charged {
  const money = (amount: Fraction, from: string): Charged => {
    const result = converted(amount, from, currency, facts.rates)
    return 'without' in result ? { missing: { what: 'rate', currency: result.without } } : result
  }
  switch (charge.how) {
    case 'none':
      return { value: fraction(0) }
    case 'percent':
      return { value: percent(fraction(base), charge.rate) }
    case 'fixed':
      return money(fraction(charge.amount), charge.currency)
    case 'perCc':
      if (facts.cc === null) return { missing: { what: 'cc' } }
      return money(times(fraction(charge.amount), fraction(facts.cc)), charge.currency)
    case 'highest':
      return highest(charge.of.map((one) => charged(one, base, currency, facts)))
  }
}

function highest(amounts: readonly Charged[]): Charged {
  let most = fraction(0)
  for (const amount of amounts) {
    if ('missing' in amount) return amount
    if (compare(amount.value, most) > 0) most = amount.value
  }
  return { value: most }
}

type Calculation = {
  currency: string
  facts: RoadFacts
  valued: Valued
  /** By key: amounts of steps and bases. Null could not be calculated, and what it lacks is among `missing`. */
  known: Map<string, number | null>
  lines: RoadLine[]
  missing: RoadMissing[]
}

/** The sum of what a step is based on; null if part of it could not be calculated. A step nobody pays counts 0. */
function baseOf({ value }: RuleOf<'step'>, known: Calculation['known']): number | null {
  let sum = 0
  for (const key of value.base) {
    const amount = known.has(key) ? known.get(key) : 0
    if (amount === null || amount === undefined) return null
    sum += amount
  }
  return sum
}

/** What a step comes to on its base, with the charge that applies. */
function outcomeOf(
  { value: { age, rows } }: RuleOf<'step'>,
  base: number,
  { currency, facts, valued }: Calculation,
): { value: Fraction; charge: Charge } | { missing: MissingFigure } {
  const chosen = rowFor(rows, facts, age, valued)
  if ('missing' in chosen) return chosen
  const { charge } = chosen.row
  const result = charged(charge, base, currency, facts)
  return 'missing' in result ? result : { value: result.value, charge }
}

/** Calculates a step and adds it to what is known: an amount, or what it lacks. */
function takeStep(step: RuleOf<'step'>, calculation: Calculation): void {
  const { known, lines, missing, valued } = calculation
  const { id: ruleId, key, name, value } = step
  known.set(key, null)
  const base = baseOf(step, known)
  // Why there is no customs value is shown once.
  if (base === null || (!valued && value.rows.some(({ when }) => when?.customsValue))) return
  const outcome = outcomeOf(step, base, calculation)
  if ('missing' in outcome) {
    missing.push({ step: key, ...outcome.missing })
    return
  }
  const amount = rounded(outcome.value, value.round)
  known.set(key, amount)
  const { charge } = outcome
  if (charge.how !== 'none')
    lines.push({ ruleId, key, name, base: value.base.length > 0 ? base : null, charge, amount })
}

const sameFigure = (a: MissingFigure, b: MissingFigure): boolean =>
  a.what === b.what && (a.what !== 'rate' || b.what !== 'rate' || a.currency === b.currency)

/**
 * Duties, taxes and fees on a vehicle in a country, by the approved rules in force on the day of arrival: an
 * estimate. Each step is rounded to whole units, and later steps count on what was rounded. Nothing is guessed: a
 * step that needs what is not known is missing, with all that are based on it, and there is no total.
 */
export function onTheRoad(
  { currency, rules }: { currency: string; rules: readonly DestinationRule[] },
  facts: RoadFacts,
): OnTheRoad {
  const steps = rulesOfKind(rules, facts.arrival, 'step')
    .filter(({ value: { paidBy = 'everyone' } }) => paidBy === 'everyone' || paidBy === facts.buyer)
    .sort((a, b) => a.value.order - b.value.order || (a.key < b.key ? -1 : 1))
  if (steps.length === 0) return { currency, customsValue: null, lines: [], total: null, missing: [] }
  const result = customsValueOf(rules, currency, facts)
  const value = 'value' in result ? result.value : null
  const cif = cifIn(currency, facts)
  const calculation: Calculation = {
    currency,
    facts,
    valued: value && { value: fraction(value.amount), currency },
    known: new Map([
      ['customsValue', value?.amount ?? null],
      ['cif', 'value' in cif ? rounded(cif.value, undefined) : null],
    ]),
    lines: [],
    missing: 'missing' in result ? [{ step: null, ...result.missing }] : [],
  }
  for (const step of steps) {
    if ('missing' in cif && step.value.base.includes('cif'))
      calculation.missing.push({ step: step.key, ...cif.missing })
    takeStep(step, calculation)
  }
  const { lines, missing } = calculation
  const total = missing.length > 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0)
  return { currency, customsValue: value, lines, total, missing: missing.filter(isFirst) }
}

/** Whether nothing before it in the list is the same figure. */
const isFirst = (one: RoadMissing, index: number, all: readonly RoadMissing[]): boolean =>
  all.findIndex((other) => sameFigure(one, other)) === index
