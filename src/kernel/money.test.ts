import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addMoney,
  checkUnits,
  formatMoney,
  fromMoney,
  isInUnits,
  minorDigits,
  percentOf,
  toMoney,
  totalsOf,
} from './money'

test.each([
  ['USD', 2],
  ['KES', 2],
  ['TZS', 2],
  ['BYN', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['UGX', 0],
])('%s has %i decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits)
})

it('rejects a currency that is not a three-letter code', () => {
  expect(() => minorDigits('DOLLAR')).toThrow(RangeError)
})

describe('toMoney', () => {
  test.each<[number | string, string, number]>([
    [12.34, 'USD', 1234],
    [1.005, 'USD', 101],
    ['0.10', 'USD', 10],
    [8450, 'USD', 845_000],
    [1200.5, 'JPY', 1201],
    [-1.005, 'USD', -101],
  ])('%s %s is %i minor units', (major, currency, amount) => {
    expect(toMoney(major, currency)).toEqual({ amount, currency })
  })

  it('rejects invalid amounts and amounts beyond safe integers', () => {
    expect(() => toMoney('twelve', 'USD')).toThrow("'twelve' is not an amount of money")
    expect(() => toMoney(Number.NaN, 'USD')).toThrow(RangeError)
    expect(() => toMoney(1e16, 'USD')).toThrow(RangeError)
  })

  it('is undone by fromMoney for every count of minor units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'KES'),
        (amount, currency) => {
          expect(toMoney(fromMoney({ amount, currency }), currency)).toEqual({ amount, currency })
        },
      ),
    )
  })
})

it('adds amounts of one currency exactly and refuses to mix two', () => {
  const cents = (amount: number) => ({ amount, currency: 'USD' })
  expect(addMoney(cents(10), cents(20), cents(-5))).toEqual(cents(25))
  expect(() => addMoney(cents(10), { amount: 1, currency: 'JPY' })).toThrow('Cannot add JPY to USD')
  expect(() => addMoney(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError)
})

test.each([
  [1000, 12.5, 125],
  [1, 50, 1],
  [333, 33.3, 111],
  [845_000, 0, 0],
  [1010, 0.5, 5],
])('%i minor units at %f percent are %i', (amount, percent, expected) => {
  expect(percentOf({ amount, currency: 'USD' }, percent)).toEqual({ amount: expected, currency: 'USD' })
})

it('rejects a percentage that is not a number', () => {
  expect(() => percentOf({ amount: 1, currency: 'USD' }, Number.NaN)).toThrow('NaN is not a percentage')
})

test.each<[number | string, string, boolean]>([
  [100, 'JPY', true],
  ['100.0', 'JPY', true],
  [100.5, 'JPY', false],
  [0.5, 'UGX', false],
  [1.01, 'USD', true],
  ['1.010', 'USD', true],
  [1.005, 'USD', false],
  [0.1 + 0.2, 'USD', false],
  [1e-7, 'USD', false],
  [1e21, 'JPY', true],
  [-1.005, 'USD', false],
  ['much', 'USD', false],
])('%s %s is a whole number of the smallest units: %s', (amount, currency, isWhole) => {
  expect(isInUnits(amount, currency)).toBe(isWhole)
})

it('names every amount that is finer than the currency has units, and leaves out what is no amount', () => {
  const entered = [
    { path: 'price', label: 'Price', amount: 100.5 },
    { path: 'charges', label: 'Charges', amount: 100 },
    { path: 'discount', label: 'Discount', amount: null },
    { path: 'target', label: 'Target', amount: Number.NaN },
  ]
  expect(checkUnits('JPY', entered)).toEqual([
    { path: 'price', message: 'Price must be a whole number in JPY' },
  ])
  expect(checkUnits('USD', entered)).toEqual([])
  expect(checkUnits('USD', [{ path: 'price', label: 'Price', amount: 1.005 }])).toEqual([
    { path: 'price', message: 'Price can have at most 2 decimals in USD' },
  ])
})

describe('formatMoney', () => {
  test.each<[number, string, string | undefined, string]>([
    [8450, 'USD', undefined, '$8,450'],
    [8450, 'USD', 'FOB Yokohama', '$8,450 FOB Yokohama'],
    [8450.5, 'USD', undefined, '$8,450.50'],
    [1.005, 'USD', undefined, '$1.01'],
    [0, 'USD', undefined, '$0'],
    [-0, 'USD', undefined, '$0'],
    [-20, 'USD', undefined, '-$20'],
    [1_200_000, 'JPY', undefined, '¥1,200,000'],
    [99.6, 'JPY', undefined, '¥100'],
    [8450, 'USD', '', '$8,450'],
  ])('writes %s %s with term %s as %s', (amount, currency, term, expected) => {
    expect(formatMoney(amount, currency, term === undefined ? {} : { term })).toBe(expected)
  })
})

describe('totalsOf', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const jpy = (amount: number) => ({ amount, currency: 'JPY' })

  test.each([
    ['nothing', [], []],
    ['one currency', [usd(8_450), usd(1_550)], [usd(10_000)]],
    ['two currencies', [usd(8_450), jpy(1_200_000), usd(50)], [jpy(1_200_000), usd(8_500)]],
    ['a currency that comes to nothing', [usd(0), jpy(1)], [jpy(1)]],
  ])('keeps the currencies of %s separate', (_, amounts, totals) => {
    expect(totalsOf(amounts)).toEqual(totals)
  })
})
