import { addDays, addMonths, type Day } from '@/kernel/days'
import { type DestinationRule, type RuleOf, rulesOfKind } from './destination'
import type { RuleKind, Scope, SteeringSide } from './import-rule'
import { type AgeBound, type AgeFacts, lastDayOfAge, startOfAge } from './import-rule-age'
import { ruleInWords } from './import-rule-words'

/** The clause that an answer rests on, with where it is written. */
export type Clause = {
  ruleId: number
  kind: RuleKind
  text: string
  sourceName: string
  sourceUrl: string
  checkedOn: Day
}

/**
 * Where the years or months of an age limit lie: from `yes` on a vehicle may come in, before `no` it may not, in
 * between it depends on the day, which nobody knows. Both are equal where the country counts by calendar year.
 */
export type AgeThreshold<Value> = { yes: Value; no: Value }

export type AgeLimit = AgeBound & {
  clause: Clause
  only: Scope
  /** For vehicles of which only the year is known, and for all where age counts from manufacture. */
  year: AgeThreshold<number>
  /** By the month of first registration, 'YYYY-MM'; null where age counts from manufacture. */
  month: AgeThreshold<string> | null
}

/** What may come in on a day. Names in it are in lower case. Plain JSON. */
export type ImportLimits = {
  arrival: Day
  steering: { clause: Clause; only: Scope; sides: readonly SteeringSide[] }[]
  ages: AgeLimit[]
  fuels: { clause: Clause; refused: readonly string[] }[]
  bodies: { clause: Clause; refused: readonly string[] }[]
  /** Required before shipment: they refuse vehicles that have failed theirs. */
  inspections: { clause: Clause }[]
  /** What must be seen to, and refuses nobody: emission standard, certificate, an age counted to registration. */
  remarks: { clause: Clause; only: Scope }[]
  /** The limits from the day of the next change on; null if none is known. */
  later: ImportLimits | null
}

const clauseOf = (rule: DestinationRule): Clause => ({
  ruleId: rule.id,
  kind: rule.kind,
  text: ruleInWords(rule),
  sourceName: rule.sourceName,
  sourceUrl: rule.sourceUrl,
  checkedOn: rule.checkedOn,
})

const lower = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase())

const lowerScope = ({ bodyTypes, fuels, notBodyTypes, notFuels }: Scope = {}): Scope => ({
  ...(bodyTypes && { bodyTypes: lower(bodyTypes) }),
  ...(notBodyTypes && { notBodyTypes: lower(notBodyTypes) }),
  ...(fuels && { fuels: lower(fuels) }),
  ...(notFuels && { notFuels: lower(notFuels) }),
})

/** The last days on which a vehicle may arrive: for certain, and at best. Null where its age is unknown. */
export function lastArrivals(bound: AgeBound, facts: AgeFacts): { certain: Day; best: Day } | null {
  const start = startOfAge(facts, bound.count)
  return start && { certain: lastDayOfAge(start.earliest, bound), best: lastDayOfAge(start.latest, bound) }
}

/** Where ascending years or months begin to be allowed. They must go on to one that is. */
function thresholdOf<Value>(
  ascending: readonly Value[],
  beyond: Value,
  reaches: (value: Value, which: 'certain' | 'best') => boolean,
): AgeThreshold<Value> {
  const first = (which: 'certain' | 'best') => ascending.find((value) => reaches(value, which)) ?? beyond
  return { yes: first('certain'), no: first('best') }
}

/** Years from one that is too early to the one after the arrival, whatever the way of counting. */
const yearsAround = (arrival: Day, years: number): number[] => {
  const last = Number(arrival.slice(0, 4)) + 1
  return Array.from({ length: years + 4 }, (_, index) => last - years - 3 + index)
}

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01-01`, index).slice(0, 7))

function ageLimit(rule: RuleOf<'age'>, arrival: Day): AgeLimit {
  const { only, to: _, ...bound } = rule.value
  const reaches = (facts: AgeFacts, which: 'certain' | 'best') =>
    (lastArrivals(bound, facts)?.[which] ?? '') >= arrival
  const around = yearsAround(arrival, bound.years)
  const beyond = Number(arrival.slice(0, 4)) + 1
  return {
    clause: clauseOf(rule),
    only: lowerScope(only),
    ...bound,
    year: thresholdOf(around, beyond, (year, which) => reaches({ year, firstRegistered: null }, which)),
    month:
      bound.count.from === 'manufacture'
        ? null
        : thresholdOf(around.flatMap(monthsOf), `${beyond}-01`, (month, which) =>
            reaches({ year: null, firstRegistered: month }, which),
          ),
  }
}

const LIMITING: readonly RuleKind[] = ['steering', 'age', 'fuel', 'category', 'emission', 'inspection']

/** The first day after `day` on which a version of a limit begins or ends; null if none is known. */
function nextChange(rules: readonly DestinationRule[], day: Day): Day | null {
  const limiting = rules.filter(({ kind }) => LIMITING.includes(kind))
  const days = limiting.flatMap(({ appliesFrom, appliesTo }) => [
    ...(appliesFrom ? [appliesFrom] : []),
    ...(appliesTo ? [addDays(appliesTo, 1)] : []),
  ])
  return days.filter((change) => change > day).sort()[0] ?? null
}

/** What may come into a country on the day of arrival, by the approved versions of its rules. */
export function importLimits(rules: readonly DestinationRule[], arrival: Day): ImportLimits {
  const of = <Kind extends RuleKind>(kind: Kind) => rulesOfKind(rules, arrival, kind)
  const change = nextChange(rules, arrival)
  const inspections = of('inspection')
    .filter(({ value }) => value.required)
    .map((rule) => ({ clause: clauseOf(rule) }))
  return {
    arrival,
    steering: of('steering').map((rule) => ({
      clause: clauseOf(rule),
      only: lowerScope(rule.value.only),
      sides: rule.value.sides,
    })),
    ages: of('age').map((rule) => ageLimit(rule, arrival)),
    fuels: of('fuel').map((rule) => ({ clause: clauseOf(rule), refused: lower(rule.value.refused) })),
    bodies: of('category').map((rule) => ({ clause: clauseOf(rule), refused: lower(rule.value.refused) })),
    inspections,
    remarks: [
      ...of('emission').map((rule) => ({ clause: clauseOf(rule), only: lowerScope(rule.value.only) })),
      ...inspections.map((one) => ({ ...one, only: {} })),
      ...of('age')
        .filter(({ value }) => value.to === 'registration')
        .map((rule) => ({ clause: clauseOf(rule), only: lowerScope(rule.value.only) })),
    ],
    later: change === null ? null : importLimits(rules, change),
  }
}
