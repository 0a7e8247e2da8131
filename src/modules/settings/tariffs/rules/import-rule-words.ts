import { formatMoney } from '@/kernel/money'
import type {
  AgeCount,
  Bounds,
  Charge,
  CustomsBaseValue,
  RuleBody,
  RuleValues,
  Scope,
  SteeringSide,
  StepValue,
  When,
} from './import-rule'

const and = new Intl.ListFormat('en-GB')
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

const SIDES: Record<SteeringSide, string> = { RHD: 'right-hand drive', LHD: 'left-hand drive' }
const STARTS: Record<AgeCount['from'], string> = {
  firstRegistration: 'first registration',
  manufacture: 'manufacture',
}
const COUNTS: Record<AgeCount['by'], string> = {
  date: '',
  year: ', counted by calendar year',
  yearInclusive: ', counted by calendar year, the first one included',
}

/** An amount as written, with its currency: '$250', '€2.50', 'KES 4,000'. */
const amountInWords = (amount: string, currency: string): string => formatMoney(Number(amount), currency)

/** Names for the same fuel, which lists may have both of. */
const SAME: Readonly<Record<string, string>> = { ev: 'electric', gasoline: 'petrol' }

/** A name within a sentence: 'station wagon', 'SUV'. */
const inSentence = (name: string): string =>
  name.replace(/\b\p{Lu}(?=\p{Ll})/gu, (first) => first.toLowerCase())

const namesOf = (names: readonly string[]): string[] => [
  ...new Set(names.map((name) => SAME[name.toLowerCase()] ?? inSentence(name))),
]

/** Those that are left out: 'all fuels except hydrogen'. */
const allBut = (what: string, names: readonly string[] | undefined): string | undefined =>
  names && `all ${what} except ${and.format(namesOf(names))}`

/** A condition in words: what has to be, and after it what is left out. */
const conditions = (has: readonly (string | undefined)[], leftOut: readonly (string | undefined)[]): string =>
  [has.filter(Boolean).join(', '), ...leftOut].filter(Boolean).join('; ')

const named = ({ bodyTypes, fuels }: Scope): string[] =>
  [fuels, bodyTypes].flatMap((names) => (names ? or.format(namesOf(names)) : []))

const exceptions = ({ notBodyTypes, notFuels }: Scope) => [
  allBut('fuels', notFuels),
  allBut('body types', notBodyTypes),
]

const scoped = (only: Scope = {}): string => {
  const which = conditions(named(only), exceptions(only))
  return which === '' ? '' : ` (${which})`
}

/** Bounds in words: 'over 3 and up to 5 years', '8 to 10 years', 'under 8 years', '3,500 cc or more'. */
function boundsText({ below, from, over, upTo }: Bounds, format: (bound: number) => string): string {
  const upper =
    upTo !== undefined ? `up to ${format(upTo)}` : below !== undefined ? `under ${format(below)}` : ''
  if (over !== undefined) return [`over ${format(over)}`, upper].filter(Boolean).join(' and ')
  if (from === undefined) return upper
  if (upTo !== undefined) return `${format(from)} to ${format(upTo)}`
  return below === undefined ? `${format(from)} or more` : `${format(from)} to ${upper}`
}

/** Bounds of a number with its unit: 'over 1,500 and up to 3,000 cc', '3,500 cc or more'. */
function boundsInWords(bounds: Bounds, unit: string): string {
  const text = boundsText(bounds, (bound) => bound.toLocaleString('en-US'))
  if (text === '') return ''
  return text.endsWith(' or more') ? text.replace(/ or more$/, ` ${unit} or more`) : `${text} ${unit}`
}

/** Ages: 'over 3 and up to 5 years old'. */
export const agesInWords = (age: Bounds): string => boundsInWords(age, 'years old')

const valuesInWords = ({ currency, ...bounds }: NonNullable<When['customsValue']>): string =>
  `customs value ${boundsText(bounds, (bound) => amountInWords(String(bound), currency))}`

/** When a row of rates counts: 'petrol, over 3,000 cc; all body types except van and truck'; '' for always. */
export const whenInWords = (when: When = {}): string =>
  conditions(
    [
      ...named(when),
      when.age && agesInWords(when.age),
      when.cc && boundsInWords(when.cc, 'cc'),
      when.customsValue && valuesInWords(when.customsValue),
    ],
    exceptions(when),
  )

/** What is charged: '25%', 'BYN 120', '€2.50 per cc', 'the higher of 54% and €2.50 per cc', 'nothing'. */
export function chargeInWords(charge: Charge): string {
  switch (charge.how) {
    case 'percent':
      return `${charge.rate}%`
    case 'fixed':
      return amountInWords(charge.amount, charge.currency)
    case 'perCc':
      return `${amountInWords(charge.amount, charge.currency)} per cc`
    case 'highest':
      return `the ${charge.of.length > 2 ? 'highest' : 'higher'} of ${and.format(charge.of.map(chargeInWords))}`
    case 'none':
      return 'nothing'
  }
}

const BASES: Record<string, string> = { customsValue: 'customs value', cif: 'CIF' }

/**
 * What a percentage is of: 'customs value and import duty'.
 * @param names what steps are called, by their key
 */
export const baseInWords = (base: readonly string[], names: ReadonlyMap<string, string>): string =>
  and.format(base.map((key) => BASES[key] ?? inSentence(names.get(key) ?? key)))

/** What is charged, and when: '35% (all fuels except hydrogen)'. */
export function rateInWords(charge: string, condition: string): string {
  return condition === '' ? charge : `${charge} (${condition})`
}

function stepInWords({ base, rows }: StepValue, names: ReadonlyMap<string, string>): string {
  const [only] = rows
  const of = base.length > 0 ? ` of ${baseInWords(base, names)}` : ''
  if (rows.length !== 1 || !only)
    return `The first that fits the vehicle counts${of && `; percentages are${of}`}.`
  const { charge, when } = only
  return rateInWords(`${chargeInWords(charge)}${charge.how === 'percent' ? of : ''}`, whenInWords(when))
}

/** Percentages off a listed value: one of them in a sentence, several in a table of their own. */
function depreciationInWords({ rows }: RuleValues['depreciation']): string {
  if (rows.every(({ percent }) => Number(percent) === 0)) return 'Nothing is taken off listed values for age.'
  const [only] = rows
  if (rows.length !== 1 || !only) return 'Listed values lose a percentage by age.'
  return `${rateInWords(`Listed values lose ${only.percent}%`, agesInWords(only.age))}.`
}

const CUSTOMS_VALUES: Record<CustomsBaseValue['take'], string> = {
  cif: 'Customs value is the CIF price.',
  listed: 'Customs value is the listed value less depreciation.',
  higher: 'Customs value is the CIF price or the listed value less depreciation, whichever is higher.',
}

function inspectionInWords({ body, certificate, fee, required }: RuleValues['inspection']): string {
  if (!required) return 'No inspection before shipment is required.'
  const paper = certificate ? `, for the ${certificate}` : ''
  const cost = fee ? ` Fee: ${amountInWords(fee.amount, fee.currency)}.` : ''
  return `Must be inspected before shipment by ${body}${paper}.${cost}`
}

const ageInWords = ({ count, only, to, under, years }: RuleValues['age']): string =>
  `${under ? 'Less' : 'Not more'} than ${years} years from ${STARTS[count.from]} to ${to}${COUNTS[count.by]}${scoped(only)}.`

/**
 * A rule in a sentence, as buyers and staff read it: 'Vehicles must be right-hand drive.'
 * @param names what steps are called, by their key
 */
export function ruleInWords(rule: RuleBody, names: ReadonlyMap<string, string> = new Map()): string {
  switch (rule.kind) {
    case 'steering':
      return `Vehicles must be ${or.format(rule.value.sides.map((side) => SIDES[side]))}${scoped(rule.value.only)}.`
    case 'age':
      return ageInWords(rule.value)
    case 'fuel':
      return `These fuels are refused: ${and.format(rule.value.refused)}.`
    case 'category':
      return `These body types are refused: ${and.format(rule.value.refused)}.`
    case 'emission':
      return `Vehicles must meet ${rule.value.standard}${scoped(rule.value.only)}.`
    case 'inspection':
      return inspectionInWords(rule.value)
    case 'customsBase':
      return CUSTOMS_VALUES[rule.value.take]
    case 'depreciation':
      return depreciationInWords(rule.value)
    case 'step':
      return stepInWords(rule.value, names)
    case 'note':
      return rule.value.text
  }
}
