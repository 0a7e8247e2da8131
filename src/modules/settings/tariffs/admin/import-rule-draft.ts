import type { Draft } from '@/ui/back-office/record/record-draft'
import type { RuleEntry } from '../rules/destination'
import type { AgeCount, RuleBody, RuleKind, Scope, When } from '../rules/import-rule'
import { boundsText, chargeText, namesText } from '../rules/import-rule-cells'

/** Where the rows of a kind's table stand in its value; null for kinds without a table. */
export const TABLE: Readonly<Partial<Record<RuleKind, string>>> = {
  step: 'value.rows',
  depreciation: 'value.rows',
  customsBase: 'value.divideBy',
}

/** How many rows a draft has. */
export const ROW_COUNT = 'rows'

export const rowCount = (draft: Draft): number => Number(draft[ROW_COUNT] ?? 0)

const scopeDraft = (at: string, { bodyTypes, fuels, notBodyTypes, notFuels }: Scope = {}): Draft => ({
  [`${at}.fuels`]: namesText(fuels, notFuels),
  [`${at}.bodyTypes`]: namesText(bodyTypes, notBodyTypes),
})

const whenDraft = (at: string, when: When = {}): Draft => ({
  ...scopeDraft(at, when),
  [`${at}.age`]: when.age ? boundsText(when.age) : '',
  [`${at}.cc`]: when.cc ? boundsText(when.cc) : '',
  [`${at}.customsValue`]: when.customsValue ? boundsText(when.customsValue, when.customsValue.currency) : '',
})

const ageDraft = (at: string, age?: AgeCount): Draft => ({
  [`${at}.from`]: age?.from ?? '',
  [`${at}.by`]: age?.by ?? '',
  [`${at}.onlyMonth`]: age?.onlyMonth ?? '',
  [`${at}.onlyYear`]: age?.onlyYear ?? '',
})

const rowsDraft = <Row>(rows: readonly Row[], draft: (row: Row, at: number) => Draft): Draft => ({
  [ROW_COUNT]: String(rows.length),
  ...Object.assign({}, ...rows.map(draft)),
})

function valueDraft(rule: RuleBody): Draft {
  switch (rule.kind) {
    case 'steering': {
      const { only, sides } = rule.value
      const held = { 'value.RHD': sides.includes('RHD'), 'value.LHD': sides.includes('LHD') }
      return { ...held, ...scopeDraft('value.only', only) }
    }
    case 'age': {
      const { count, only, to, under, years } = rule.value
      const fields = { 'value.years': String(years), 'value.under': under === true, 'value.to': to }
      return { ...fields, ...ageDraft('value.count', count), ...scopeDraft('value.only', only) }
    }
    case 'fuel':
    case 'category':
      return { 'value.refused': rule.value.refused.join(', ') }
    case 'emission':
      return { 'value.standard': rule.value.standard, ...scopeDraft('value.only', rule.value.only) }
    case 'inspection': {
      const { body, certificate, fee, required } = rule.value
      return {
        'value.required': required,
        'value.body': body,
        'value.certificate': certificate ?? '',
        'value.fee.amount': fee?.amount ?? '',
        'value.fee.currency': fee?.currency ?? '',
      }
    }
    case 'note':
      return { 'value.about': rule.value.about, 'value.text': rule.value.text }
    default:
      return formulaDraft(rule)
  }
}

type Formula = Extract<RuleBody, { kind: 'step' | 'depreciation' | 'customsBase' }>

function formulaDraft(rule: Formula): Draft {
  if (rule.kind === 'depreciation')
    return {
      ...ageDraft('value.age', rule.value.age),
      ...rowsDraft(rule.value.rows, (row, at) => ({
        [`value.rows.${at}.age`]: boundsText(row.age),
        [`value.rows.${at}.percent`]: row.percent,
      })),
    }
  if (rule.kind === 'customsBase')
    return {
      'value.take': rule.value.take,
      'value.unlisted': rule.value.unlisted === 'cif',
      ...ageDraft('value.age', rule.value.age),
      ...rowsDraft(rule.value.divideBy ?? [], ({ by, when }, at) => ({
        ...whenDraft(`value.divideBy.${at}.when`, when),
        [`value.divideBy.${at}.by`]: by,
      })),
    }
  const { age, base, order, paidBy, round, rows } = rule.value
  return {
    'value.order': String(order),
    'value.paidBy': paidBy ?? 'everyone',
    'value.round.to': round ? String(round.to) : '',
    'value.round.how': round?.how ?? '',
    ...Object.fromEntries(base.map((key) => [`value.base.${key}`, true])),
    ...ageDraft('value.age', age),
    ...rowsDraft(rows, ({ charge, when }, at) => ({
      ...whenDraft(`value.rows.${at}.when`, when),
      [`value.rows.${at}.charge`]: chargeText(charge),
    })),
  }
}

/** A version as it stands in its form; every field is named by its path in the version. */
export const draftOfRule = (rule: RuleEntry): Draft => ({
  key: rule.key,
  name: rule.name,
  appliesFrom: rule.appliesFrom ?? '',
  appliesTo: rule.appliesTo ?? '',
  sourceName: rule.sourceName,
  sourceUrl: rule.sourceUrl,
  checkedOn: rule.checkedOn,
  note: rule.note ?? '',
  ...valueDraft(rule),
})

const inRow = (table: string, at: number): string => `${table}.${at}.`

/** The draft with its rows in another order, or fewer: `order` names the old place of each row. */
export function reordered(draft: Draft, table: string, order: readonly number[]): Draft {
  const others = Object.entries(draft).filter(([name]) => !name.startsWith(`${table}.`))
  const rows = order.flatMap((from, to) =>
    Object.entries(draft)
      .filter(([name]) => name.startsWith(inRow(table, from)))
      .map(([name, value]) => [inRow(table, to) + name.slice(inRow(table, from).length), value]),
  )
  return { ...Object.fromEntries([...others, ...rows]), [ROW_COUNT]: String(order.length) }
}
