import type { Issue } from '@/kernel/issue'
import type { Result } from '@/kernel/result'
import { blankToNull } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import type { Draft } from '@/ui/back-office/record/record-draft'
import { type RuleKind, STEERING_SIDES } from '../rules/import-rule'
import { readBounds, readCharge, readNames } from '../rules/import-rule-cells'
import { rowCount } from './import-rule-draft'

/** Reads a draft, and collects what cannot be read. */
type Reading = { draft: Draft; issues: Issue[] }

const text = ({ draft }: Reading, name: string): string => {
  const held = draft[name]
  return typeof held === 'string' ? trimText(held) : ''
}

const flag = ({ draft }: Reading, name: string): boolean => draft[name] === true

/** A number, or what was written instead, so that the schema names it. */
const number = (reading: Reading, name: string): number | string | undefined => {
  const written = text(reading, name)
  if (written === '') return undefined
  return Number.isFinite(Number(written)) ? Number(written) : written
}

function taken<T>({ issues }: Reading, path: string, result: Result<T, string>): T | undefined {
  if (result.ok) return result.value
  issues.push({ path, message: result.error })
  return undefined
}

const bounds = (reading: Reading, name: string) => taken(reading, name, readBounds(text(reading, name)))

function scope(reading: Reading, at: string) {
  const fuels = readNames(text(reading, `${at}.fuels`))
  const bodyTypes = readNames(text(reading, `${at}.bodyTypes`))
  return {
    ...(fuels.only && { fuels: fuels.only }),
    ...(fuels.not && { notFuels: fuels.not }),
    ...(bodyTypes.only && { bodyTypes: bodyTypes.only }),
    ...(bodyTypes.not && { notBodyTypes: bodyTypes.not }),
  }
}

/** Nothing where nothing is set. */
const filled = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined

const only = (reading: Reading) => {
  const onlyFor = filled(scope(reading, 'value.only'))
  return onlyFor && { only: onlyFor }
}

function when(reading: Reading, at: string) {
  const [age, cc, customsValue] = ['age', 'cc', 'customsValue'].map((name) =>
    bounds(reading, `${at}.${name}`),
  )
  const conditions = filled({
    ...scope(reading, at),
    ...(age && { age }),
    ...(cc && { cc }),
    ...(customsValue && { customsValue }),
  })
  return conditions && { when: conditions }
}

function age(reading: Reading, at: string) {
  const [from, by, onlyMonth, onlyYear] = ['from', 'by', 'onlyMonth', 'onlyYear'].map((name) =>
    text(reading, `${at}.${name}`),
  )
  return { from, by, ...(onlyMonth && { onlyMonth }), ...(onlyYear && { onlyYear }) }
}

/** How ages are counted, where it is set. */
const ageIfGiven = (reading: Reading) =>
  text(reading, 'value.age.from') ? { age: age(reading, 'value.age') } : {}

const rows = <Row>(reading: Reading, table: string, row: (at: string) => Row): Row[] =>
  Array.from({ length: rowCount(reading.draft) }, (_, at) => row(`${table}.${at}`))

const refused = (reading: Reading) => ({ refused: readNames(text(reading, 'value.refused')).only ?? [] })

function inspection(reading: Reading) {
  const amount = text(reading, 'value.fee.amount')
  return {
    required: flag(reading, 'value.required'),
    body: text(reading, 'value.body'),
    certificate: blankToNull(text(reading, 'value.certificate')),
    fee: amount === '' ? null : { amount, currency: text(reading, 'value.fee.currency') },
  }
}

function step(reading: Reading) {
  const to = number(reading, 'value.round.to')
  const base = Object.keys(reading.draft)
    .filter((name) => name.startsWith('value.base.') && flag(reading, name))
    .map((name) => name.slice('value.base.'.length))
  return {
    order: number(reading, 'value.order'),
    base,
    ...ageIfGiven(reading),
    rows: rows(reading, 'value.rows', (at) => ({
      ...when(reading, `${at}.when`),
      charge: taken(reading, `${at}.charge`, readCharge(text(reading, `${at}.charge`))),
    })),
    ...(to !== undefined && { round: { to, how: text(reading, 'value.round.how') || 'half' } }),
    paidBy: text(reading, 'value.paidBy') || 'everyone',
  }
}

const VALUES: Record<RuleKind, (reading: Reading) => unknown> = {
  steering: (reading) => ({
    sides: STEERING_SIDES.filter((side) => flag(reading, `value.${side}`)),
    ...only(reading),
  }),
  age: (reading) => ({
    years: number(reading, 'value.years'),
    ...(flag(reading, 'value.under') && { under: true }),
    count: age(reading, 'value.count'),
    to: text(reading, 'value.to'),
    ...only(reading),
  }),
  fuel: refused,
  category: refused,
  emission: (reading) => ({ standard: text(reading, 'value.standard'), ...only(reading) }),
  inspection,
  step,
  depreciation: (reading) => ({
    age: age(reading, 'value.age'),
    rows: rows(reading, 'value.rows', (at) => ({
      age: bounds(reading, `${at}.age`) ?? {},
      percent: text(reading, `${at}.percent`),
    })),
  }),
  customsBase: (reading) => ({
    take: text(reading, 'value.take'),
    divideBy: rows(reading, 'value.divideBy', (at) => ({
      ...when(reading, `${at}.when`),
      by: text(reading, `${at}.by`),
    })),
    ...ageIfGiven(reading),
    ...(flag(reading, 'value.unlisted') && { unlisted: 'cif' }),
  }),
  note: (reading) => ({ about: text(reading, 'value.about'), text: text(reading, 'value.text') }),
}

/** The version that a form describes, for its schema to check, with what could not be read at all. */
export function readImportRuleDraft(kind: RuleKind, draft: Draft): { entry: unknown; issues: Issue[] } {
  const reading: Reading = { draft, issues: [] }
  const entry = {
    kind,
    key: text(reading, 'key'),
    name: text(reading, 'name'),
    appliesFrom: blankToNull(text(reading, 'appliesFrom')),
    appliesTo: blankToNull(text(reading, 'appliesTo')),
    sourceName: text(reading, 'sourceName'),
    sourceUrl: text(reading, 'sourceUrl'),
    checkedOn: text(reading, 'checkedOn'),
    note: blankToNull(text(reading, 'note')),
    value: VALUES[kind](reading),
  }
  return { entry, issues: reading.issues }
}
