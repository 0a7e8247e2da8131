import { expect, test } from 'vitest'
import { readCc, readValue, readYears } from './read-customs-cells'

test.each<[string, number]>([
  ['3450000', 3_450_000],
  ['3,450,000', 3_450_000],
  ['KES 3,450,000.50', 3_450_000.5],
  ['Kshs. 3,450,000/=', 3_450_000],
  ['Ksh3,450,000/-', 3_450_000],
  ['3 450 000', 3_450_000],
  ['3,450,000 KES', 3_450_000],
  ['450.1250', 450.125],
])('%s is %s shillings', (text, value) => expect(readValue(text, 'KES')).toEqual({ ok: true, value }))

test.each<[string, string]>([
  ['', 'There is no value'],
  ['  ', 'There is no value'],
  ['TBA', 'The value is not a number'],
  ['-', 'The value is not a number'],
  ['-3,000', 'The value is below zero'],
  ['(3,000)', 'The value is below zero'],
  ['0', 'The value is zero'],
  ['USD 12,000', 'The value is not in KES'],
  ['$12,000', 'The value is not in KES'],
  ['12,000 USD', 'The value is not a number'],
  ['1,234,56', 'The value is not a number'],
  ['3.450.000', 'The value is not a number'],
  ['450.125', 'The value may be in thousands, or have three decimals'],
  ['1-2', 'The value is not a number'],
  ['9,999,999,999,999', 'The value is too large'],
])('%j is refused: %s', (text, error) => expect(readValue(text, 'KES')).toEqual({ ok: false, error }))

test('other currencies have other marks', () => {
  expect(readValue('UGX 45,000,000', 'UGX')).toEqual({ ok: true, value: 45_000_000 })
  expect(readValue('US$ 12,000', 'USD')).toEqual({ ok: true, value: 12_000 })
})

test.each<[string, number | null]>([
  ['1496', 1496],
  ['1,496', 1496],
  ['1500 CC', 1500],
  ['1.5', 1500],
  ['2', 2000],
  ['2.0 L', 2000],
  ['13,000', 13_000],
  ['63 kWh', null],
  ['380 Hp', null],
  ['ELECTRIC', null],
  ['1500/1800', null],
  ['0', null],
  ['', null],
])('an engine of %j', (text, cc) => expect(readCc(text)).toBe(cc))

test.each<[string, ReturnType<typeof readYears>]>([
  ['', { from: null, to: null }],
  ['2018', { from: 2018, to: 2018 }],
  ['2015-2018', { from: 2015, to: 2018 }],
  ['2015 to 2018', { from: 2015, to: 2018 }],
  ['2019+', { from: 2019, to: null }],
  ['2019 onwards', { from: 2019, to: null }],
  ['2019-', { from: 2019, to: null }],
  ['2018-2015', null],
  ['2015, 2016, 2018', null],
  ['1812', null],
  ['new', null],
])('years %j', (text, years) => expect(readYears(text)).toEqual(years))
