import type { Field } from '@/ui/back-office/list/list-type'
import type { RuleKind } from '../rules/import-rule'
import * as words from './destination-words'

type Kind = Field['kind']
type More = Partial<Field>

const field = (name: string, label: string, kind: Kind = 'text', more: More = {}): Field => ({
  name,
  label,
  kind,
  ...more,
})

const choice = (
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  more: More = {},
): Field =>
  field(name, label, 'choice', {
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
    ...more,
  })

const scope = (at: string): Field[] => [
  field(`${at}.fuels`, words.fuels, 'text', { help: words.namesHelp }),
  field(`${at}.bodyTypes`, words.bodyTypes, 'text', { help: words.namesHelp }),
]

const ages = (at: string, required: boolean): Field[] => [
  choice(`${at}.from`, words.ageFrom, words.AGE_FROM, { required }),
  choice(`${at}.by`, words.ageBy, words.AGE_BY, { required }),
  field(`${at}.onlyMonth`, words.onlyMonth, 'text', { help: words.onlyMonthHelp, max: 2 }),
  field(`${at}.onlyYear`, words.onlyYear, 'text', { help: words.onlyYearHelp, max: 5 }),
]

const refused = [
  field('value.refused', words.refused, 'text', { required: true, help: words.refusedHelp, wide: true }),
]

/** A step of the country that another one may be based on. */
export type Base = { key: string; name: string }

const step = (bases: readonly Base[]): Field[] => [
  field('value.order', words.order, 'number', { required: true, help: words.orderHelp }),
  choice('value.paidBy', words.paidBy, words.PAID_BY, { required: true }),
  field('value.round.to', words.roundTo, 'number', { help: words.roundToHelp }),
  choice('value.round.how', words.roundHow, words.ROUND_HOW),
  ...ages('value.age', false),
  ...[{ key: 'customsValue', name: words.customsValue }, { key: 'cif', name: words.cif }, ...bases].map(
    ({ key, name }) => field(`value.base.${key}`, `${words.percentOf} ${name}`, 'flag'),
  ),
]

const VALUES: Record<RuleKind, (bases: readonly Base[]) => Field[]> = {
  steering: () => [
    field('value.RHD', words.rhd, 'flag'),
    field('value.LHD', words.lhd, 'flag'),
    ...scope('value.only'),
  ],
  age: () => [
    field('value.years', words.years, 'number', { required: true }),
    field('value.under', words.under, 'flag'),
    choice('value.to', words.ageTo, words.AGE_TO, { required: true }),
    ...ages('value.count', true),
    ...scope('value.only'),
  ],
  fuel: () => refused,
  category: () => refused,
  emission: () => [
    field('value.standard', words.standard, 'text', { required: true, help: words.standardHelp, wide: true }),
    ...scope('value.only'),
  ],
  inspection: () => [
    field('value.required', words.required, 'flag', { wide: true }),
    field('value.body', words.body),
    field('value.certificate', words.certificate),
    field('value.fee.amount', words.fee, 'number', { help: words.feeHelp }),
    field('value.fee.currency', words.feeCurrency, 'text', { max: 3 }),
  ],
  customsBase: () => [
    choice('value.take', words.take, words.TAKES, { required: true }),
    field('value.unlisted', words.unlisted, 'flag'),
    ...ages('value.age', false),
  ],
  depreciation: () => ages('value.age', true),
  step,
  note: () => [
    choice('value.about', words.about, words.ABOUT, { required: true }),
    field('value.text', words.text, 'area', { required: true, wide: true }),
  ],
}

/**
 * The fields of a kind's form, but its table.
 * @param bases the country's other steps
 */
export const fieldsOf = (kind: RuleKind, bases: readonly Base[]): Field[] => [
  field('name', words.name, 'text', { required: true, help: words.nameHelp, wide: true }),
  ...VALUES[kind](bases),
  field('appliesFrom', words.appliesFrom, 'day', { help: words.appliesFromHelp }),
  field('appliesTo', words.appliesTo, 'day', { help: words.appliesToHelp }),
  field('sourceName', words.sourceName, 'text', { required: true, help: words.sourceNameHelp, wide: true }),
  field('sourceUrl', words.sourceUrl, 'text', { required: true, wide: true }),
  field('checkedOn', words.checked, 'day', { required: true }),
  field('note', words.noteOfRule, 'area', { help: words.noteOfRuleHelp, wide: true }),
]

/** A column of a kind's table; its cells are named by their place in a row. */
export type Cell = { name: string; label: string }

const WHEN: Cell[] = [
  { name: 'when.fuels', label: words.fuels },
  { name: 'when.bodyTypes', label: words.bodyTypes },
  { name: 'when.age', label: words.age },
  { name: 'when.cc', label: words.cc },
]

/** The columns of the tables. */
export const CELLS: Readonly<Partial<Record<RuleKind, readonly Cell[]>>> = {
  step: [
    ...WHEN,
    { name: 'when.customsValue', label: words.customsValue },
    { name: 'charge', label: words.charge },
  ],
  depreciation: [
    { name: 'age', label: words.age },
    { name: 'percent', label: words.percentOff },
  ],
  customsBase: [...WHEN, { name: 'by', label: words.divisor }],
}
