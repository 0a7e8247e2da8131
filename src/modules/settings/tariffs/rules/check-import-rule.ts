import type { Day } from '@/kernel/days'
import type { Issue } from '@/kernel/issue'
import { slugify } from '@/kernel/slug'
import { sentence } from '@/kernel/text/text'
import type { DestinationRule, RuleEntry, RuleOf } from './destination'
import { DESTINATION_MAX } from './destination-and-import-rule-limits'
import type { RuleKind, StepValue, When } from './import-rule'

/** Of these a country has one rule each, whose key is its kind. */
const ALONE: readonly RuleKind[] = ['steering', 'inspection', 'customsBase', 'depreciation']

/** Whether a country can have one more rule of a kind, having so many. */
export const mayHaveAnother = (kind: RuleKind, count: number): boolean => count === 0 || !ALONE.includes(kind)

/** What a step may be based on, besides other steps. */
export const GIVEN_BASES: readonly string[] = ['customsValue', 'cif']

/**
 * The key of a new rule: its kind where a country has only one of it, else its name as one word, unlike those given.
 */
export function newKey(kind: RuleKind, name: string, taken: readonly string[]): string {
  if (ALONE.includes(kind)) return kind
  const words = slugify(name)
    .split('-')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
  const joined = words.map((word, at) => (at === 0 ? word : sentence(word))).join('')
  const key = /^[a-z]/.test(joined) ? joined.slice(0, DESTINATION_MAX.key - 3) : `${kind}${sentence(joined)}`
  const others = [...taken, ...GIVEN_BASES]
  if (!others.includes(key)) return key
  const next = others.findIndex((_, at) => !others.includes(`${key}${at + 2}`))
  return `${key}${next + 2}`
}

const isStep = (rule: DestinationRule): rule is RuleOf<'step'> => rule.kind === 'step'

const namesAge = (rows: readonly { when?: When }[]): boolean => rows.some(({ when }) => when?.age)

const NO_AGE = 'Say how ages are counted.'

function stepIssues(value: StepValue, key: string, others: readonly DestinationRule[]): Issue[] {
  const earlier = others.filter(isStep).filter((step) => step.key !== key && step.value.order < value.order)
  const known = [...GIVEN_BASES, ...earlier.map((step) => step.key)]
  const isPercent = value.rows.some(
    ({ charge }) =>
      charge.how === 'percent' ||
      (charge.how === 'highest' && charge.of.some(({ how }) => how === 'percent')),
  )
  return [
    ...value.base
      .filter((name) => !known.includes(name))
      .map((name) => ({ path: 'value.base', message: `'${name}' is no earlier step.` })),
    ...(isPercent && value.base.length === 0
      ? [{ path: 'value.base', message: 'Say what the percentage is of.' }]
      : []),
    ...(namesAge(value.rows) && !value.age ? [{ path: 'value.age', message: NO_AGE }] : []),
  ]
}

function valueIssues(rule: RuleEntry, others: readonly DestinationRule[]): Issue[] {
  if (rule.kind === 'step') return stepIssues(rule.value, rule.key, others)
  if (rule.kind === 'inspection' && rule.value.required && rule.value.body.trim() === '')
    return [{ path: 'value.body', message: 'Say who inspects.' }]
  if (rule.kind !== 'customsBase') return []
  const rows = rule.value.divideBy ?? []
  return [
    ...(namesAge(rows) && !rule.value.age ? [{ path: 'value.age', message: NO_AGE }] : []),
    ...(rows.some(({ by }) => Number(by) === 0)
      ? [{ path: 'value.divideBy', message: 'A divisor must be above 0.' }]
      : []),
  ]
}

/**
 * What is wrong with a version beyond the shape of its value.
 * @param others the country's rules in force, among which it will stand
 * @param today of the company's calendar
 */
export function checkImportRule(rule: RuleEntry, others: readonly DestinationRule[], today: Day): Issue[] {
  const { appliesFrom, appliesTo, checkedOn, key, kind } = rule
  return [
    ...(ALONE.includes(kind) && key !== kind
      ? [{ path: 'key', message: `A country has one rule of this kind; its key is ${kind}.` }]
      : []),
    ...(kind === 'step' && GIVEN_BASES.includes(key) ? [{ path: 'key', message: 'This key is taken.' }] : []),
    ...(appliesFrom && appliesTo && appliesTo < appliesFrom
      ? [{ path: 'appliesTo', message: 'It ends before it begins.' }]
      : []),
    ...(checkedOn > today ? [{ path: 'checkedOn', message: 'This day has not come yet.' }] : []),
    ...valueIssues(rule, others),
  ]
}
