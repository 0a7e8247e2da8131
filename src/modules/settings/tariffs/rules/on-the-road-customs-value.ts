import type { Amount } from '@/kernel/money'
import { type DestinationRule, rulesOfKind } from './destination'
import { converted, divided, type Fraction, fraction, lessPercent, rounded } from './exact-fractions'
import type { CustomsBaseValue } from './import-rule'
import { type MissingFigure, type RoadFacts, rowFor } from './on-the-road-facts'

/** How the customs value came about; whole units of the destination's currency. */
export type CustomsValue = {
  amount: number
  take: 'cif' | 'listed'
  /** Percent taken off a listed value; null for CIF. */
  depreciation: string | null
  /** What it was divided by afterwards, to take taxes out of it; null if by nothing. */
  divideBy: string | null
}

type Found = { value: CustomsValue } | { missing: MissingFigure }

type Exact = { value: Fraction } | { missing: MissingFigure }

function amountIn(amount: Amount, currency: string, { rates }: RoadFacts): Exact {
  const result = converted(fraction(amount.amount), amount.currency, currency, rates)
  return 'without' in result ? { missing: { what: 'rate', currency: result.without } } : result
}

/** The CIF price in a currency, exactly. */
export const cifIn = (currency: string, facts: RoadFacts): Exact =>
  facts.cif === null ? { missing: { what: 'cif' } } : amountIn(facts.cif, currency, facts)

function byCif(currency: string, facts: RoadFacts): Found {
  const result = cifIn(currency, facts)
  if ('missing' in result) return result
  const amount = rounded(result.value, undefined)
  return { value: { amount, take: 'cif', depreciation: null, divideBy: null } }
}

function depreciationOf(
  rules: readonly DestinationRule[],
  facts: RoadFacts,
): string | { missing: MissingFigure } {
  const [table] = rulesOfKind(rules, facts.arrival, 'depreciation')
  if (!table) return { missing: { what: 'depreciation' } }
  const rows = table.value.rows.map((row) => ({ when: { age: row.age }, percent: row.percent }))
  const result = rowFor(rows, facts, table.value.age, null)
  return 'missing' in result ? result : result.row.percent
}

function byList(
  rules: readonly DestinationRule[],
  base: CustomsBaseValue,
  currency: string,
  facts: RoadFacts,
): Found {
  if (facts.listed === null)
    return base.unlisted === 'cif' ? byCif(currency, facts) : { missing: { what: 'listed' } }
  const listed = amountIn(facts.listed, currency, facts)
  if ('missing' in listed) return listed
  const depreciation = depreciationOf(rules, facts)
  if (typeof depreciation !== 'string') return depreciation
  const left = lessPercent(listed.value, depreciation)
  const rows = base.divideBy ?? []
  const row = rows.length === 0 ? null : rowFor(rows, facts, base.age, null)
  if (row && 'missing' in row) return row
  const divideBy = row?.row.by ?? null
  const amount = rounded(divideBy === null ? left : divided(left, fraction(divideBy)), undefined)
  return { value: { amount, take: 'listed', depreciation, divideBy } }
}

/** What duties are counted on, by the rule in force on the day of arrival; or what is missing for it. */
export function customsValueOf(rules: readonly DestinationRule[], currency: string, facts: RoadFacts): Found {
  const [rule] = rulesOfKind(rules, facts.arrival, 'customsBase')
  if (!rule) return { missing: { what: 'customsBase' } }
  const { value: base } = rule
  if (base.take === 'cif') return byCif(currency, facts)
  const listed = byList(rules, base, currency, facts)
  if (base.take === 'listed' || 'missing' in listed) return listed
  const cif = byCif(currency, facts)
  if ('missing' in cif) return cif
  return cif.value.amount >= listed.value.amount ? cif : listed
}
