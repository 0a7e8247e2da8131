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

/** Which vehicles a rule is about: 'Bus and Truck; not Electric'; '' for all. */
export function scopeInWords({ bodyTypes, fuels, notBodyTypes, notFuels }: Scope): string {
  return [
    bodyTypes && and.format(bodyTypes),
    notBodyTypes && `not ${or.format(notBodyTypes)}`,
    fuels && and.format(fuels),
    notFuels && `not ${or.format(notFuels)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

const scoped = (only: Scope | undefined): string => {
  const which = only ? scopeInWords(only) : ''
  return which === '' ? '' : ` (${which})`
}

/** Bounds with their unit: 'over 1,500 to 3,000 cc', 'from 8 years', 'below 8 years', 'up to 1,000 cc'. */
export function boundsInWords({ below, from, over, upTo }: Bounds, unit: string): string {
  const number = (value: number) => value.toLocaleString('en-US')
  const lower = over !== undefined ? `over ${number(over)}` : from !== undefined ? `from ${number(from)}` : ''
  const upper =
    upTo !== undefined
      ? `${lower ? 'to' : 'up to'} ${number(upTo)}`
      : below !== undefined
        ? `below ${number(below)}`
        : ''
  const parts = [lower, upper].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(lower && below !== undefined ? ' and ' : ' ')} ${unit}`
}

/** When a row counts: 'over 3 to 5 years; up to 1,500 cc'; '' for always. */
export const whenInWords = (when: When | undefined): string =>
  when === undefined
    ? ''
    : [
        scopeInWords(when),
        when.age && boundsInWords(when.age, 'years'),
        when.cc && boundsInWords(when.cc, 'cc'),
        when.customsValue && `customs value ${boundsInWords(when.customsValue, when.customsValue.currency)}`,
      ]
        .filter(Boolean)
        .join('; ')

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
      return `the highest of ${and.format(charge.of.map(chargeInWords))}`
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
  and.format(base.map((key) => BASES[key] ?? names.get(key) ?? key))

function stepInWords({ base, rows }: StepValue, names: ReadonlyMap<string, string>): string {
  const [only] = rows
  const of = base.length > 0 ? ` of ${baseInWords(base, names)}` : ''
  if (rows.length !== 1 || !only) return `${rows.length} rates${of}`
  const { charge, when } = only
  const condition = whenInWords(when)
  return `${chargeInWords(charge)}${charge.how === 'percent' ? of : ''}${condition && ` (${condition})`}`
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
      return `Listed values lose a percentage by age, in ${rule.value.rows.length} steps.`
    case 'step':
      return stepInWords(rule.value, names)
    case 'note':
      return rule.value.text
  }
}
