import { describe, expect, test } from 'vitest'
import type { ColumnWords } from '@/kernel/audit-words'
import { auditChanges, detailWords } from './audit-changes-in-words'
import type { ColumnKind, ValueContext } from './audit-values-in-words'

const columns = new Map<string, ColumnKind>([
  ['manufacturer_id', { kind: 'link', to: 'manufacturers' }],
  ['tags_id', { kind: 'link', to: 'tags' }],
  ['vehicle_features_id', { kind: 'link', to: 'vehicle_features' }],
  ['status', { kind: 'enum' }],
  ['price', { kind: 'number' }],
  ['cost_value', { kind: 'number' }],
  ['mileage', { kind: 'number' }],
  ['year', { kind: 'number' }],
  ['markup', { kind: 'number' }],
  ['published_at', { kind: 'moment' }],
  ['dob', { kind: 'day' }],
  ['permissions', { kind: 'json' }],
])

const NAMES: Record<string, string> = {
  'manufacturers 3': 'Toyota',
  'tags 5': 'Low mileage',
  'tags 6': 'New arrival',
}
const words: ColumnWords = {
  labels: { hash: 'Password', dob: 'Date of birth', published_at: 'First published', m3_cbm: 'Volume' },
  numbers: {
    price: 'money',
    cost_value: 'money',
    mileage: { unit: 'miles' },
    markup: { unit: '%' },
    year: 'plain',
  },
}
const context: ValueContext = {
  words,
  columns,
  currency: 'JPY',
  nameOf: (table, id) => {
    if (table === 'manufacturers' && id === '9') return { text: 'Saab', isDeleted: true }
    const text = NAMES[`${table} ${id}`]
    return text ? { text, isDeleted: false } : null
  },
}

const reported = (before: unknown, after: unknown, more: Partial<ValueContext> = {}) =>
  auditChanges(before, after, { ...context, ...more }).map(({ after: is, before: was, field }) => [
    field,
    was?.text ?? null,
    is?.text ?? null,
  ])

describe('what changed', () => {
  test.each([
    [{ manufacturer_id: 3 }, { manufacturer_id: 9 }, [['Manufacturer', 'Toyota', 'Saab (deleted)']]],
    [{ manufacturer_id: null }, { manufacturer_id: 77 }, [['Manufacturer', null, 'no. 77']]],
    [{ status: 'DRAFT' }, { status: 'IN_AUCTION' }, [['Status', 'Draft', 'In auction']]],
    [{ price: 845000 }, { price: 900000 }, [['Price', '¥845,000', '¥900,000']]],
    [
      { mileage: 41200, year: 2015 },
      { mileage: 0, year: 2016 },
      [
        ['Mileage', '41,200 miles', '0 miles'],
        ['Year', '2015', '2016'],
      ],
    ],
    [{ markup: 12.5 }, { markup: null }, [['Markup', '12.5 %', null]]],
    [{ cost_value: 'hidden' }, { cost_value: 'hidden' }, [['Cost value', 'hidden', 'hidden']]],
    [{ hash: '[redacted]' }, { hash: '[redacted]' }, [['Password', 'not shown', 'not shown']]],
    [{ show_price: false }, { show_price: true }, [['Show price', 'No', 'Yes']]],
    [{ dob: '1990-05-01' }, { dob: null }, [['Date of birth', '1 May 1990', null]]],
    [{ published_at: 'soon' }, { published_at: null }, [['First published', 'soon', null]]],
    [null, { id: 7, name: '<b>A</b>', note: null, updated_at: '2026-01-01' }, [['Name', null, '<b>A</b>']]],
    [null, null, []],
  ])('from %j to %j', (before, after, changes) => {
    expect(reported(before, after)).toEqual(changes)
  })

  test('is an amount without a sign if the currency is unknown', () => {
    expect(reported({ price: 8450 }, { price: null }, { currency: null })).toEqual([['Price', '8,450', null]])
  })

  test("as a timestamp is left to the viewer's time zone", () => {
    const [change] = auditChanges({}, { published_at: '2026-05-01T10:00:00+09:00' }, context)
    expect(change?.after).toEqual({ text: '2026-05-01T01:00:00.000Z', moment: '2026-05-01T01:00:00.000Z' })
  })

  test('in lists is given by name, list by list', () => {
    const item = (path: string, column: string, id: number) => ({ path, order: 1, [column]: id })
    expect(
      reported(
        [item('tags', 'tags_id', 5)],
        [item('tags', 'tags_id', 6), item('tags', 'tags_id', 5), item('features', 'vehicle_features_id', 1)],
      ),
    ).toEqual([
      ['Tags', 'Low mileage', 'New arrival, Low mileage'],
      ['Features', null, 'no. 1'],
    ])
  })

  test('inside a structured value is given by its path, and what is the same is left out', () => {
    const role = (flag: boolean) => ({ permissions: { inventory: { read: true, delete: flag }, sales: {} } })
    expect(reported(role(false), role(true))).toEqual([['Permissions › inventory › delete', 'No', 'Yes']])
    const wide = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, n]))
    expect(reported(null, { permissions: wide })).toHaveLength(41)
  })
})

describe('the detail of an entry', () => {
  test.each([
    ['cost value, m3 cbm', { cost_value: 1, m3_cbm: 2 }, {}, 'Cost value, volume'],
    ['manufacturer', { manufacturer_id: 1 }, {}, 'Manufacturer'],
    ['312 rows', null, null, '312 rows'],
    ['was dead', { a: 1 }, {}, 'was dead'],
    ['features', [], [{ path: 'features' }], 'Features'],
    [null, null, {}, null],
  ])('%j over %j reads', (detail, before, after, words) => {
    expect(detailWords(detail, before, after, context.words.labels)).toBe(words)
  })
})
