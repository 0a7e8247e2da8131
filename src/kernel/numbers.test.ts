import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  clamp,
  decimalText,
  finiteOrNull,
  INT4_MAX,
  multiply,
  parseWhole,
  roundDecimal,
  roundHalfUp,
  shiftPoint,
  toDecimal,
} from './numbers'

describe('toDecimal', () => {
  test.each<[number | string, bigint, number]>([
    [0, 0n, 0],
    [12, 12n, 0],
    [-1.5, -15n, 1],
    [1.005, 1005n, 3],
    ['1.50', 150n, 2],
    ['.5', 5n, 1],
    ['5.', 5n, 0],
    ['+7', 7n, 0],
    [1e-7, 1n, 7],
    [1e21, 10n ** 21n, 0],
    ['1.5e3', 1500n, 0],
    [' 3 ', 3n, 0],
  ])('reads %s exactly', (value, units, scale) => {
    expect(toDecimal(value)).toEqual({ units, scale })
  })

  test.each(['', '.', '-', 'abc', '1,000', '0x10', '1.2.3', 'e5', '1e', Number.NaN, Infinity, -Infinity])(
    'refuses %s',
    (value) => {
      expect(toDecimal(value)).toBeNull()
    },
  )

  it('gives back every finite number as written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
        const { units, scale } = toDecimal(value)!
        expect(Number(`${units}e-${scale}`)).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('roundHalfUp', () => {
  test.each<[number | string, number, number]>([
    [0.5, 0, 1],
    [1.5, 0, 2],
    [2.5, 0, 3],
    [2.4999999, 0, 2],
    [-0.4, 0, 0],
    [-0.5, 0, -1],
    [-2.5, 0, -3],
    [1.005, 2, 1.01],
    [8.345, 2, 8.35],
    [1.15, 1, 1.2],
    [1234.5678, 4, 1234.5678],
    [1e21, 0, 1e21],
    ['0.00005', 4, 0.0001],
  ])('rounds %s to %i places as %s', (value, places, expected) => {
    expect(roundHalfUp(value, places)).toBe(expected)
  })

  it('gives NaN for anything that is not a number', () => {
    expect(roundHalfUp(Number.NaN)).toBeNaN()
    expect(roundHalfUp('x')).toBeNaN()
  })

  it('is never further than half a unit of the last place from the value', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.nat(9), fc.nat(6), (units, scale, places) => {
        const rounded = roundDecimal({ units, scale }, places)
        // Both sides in units of 10^-(scale + places), so that the comparison is exact.
        const distance = rounded * 10n ** BigInt(scale) - units * 10n ** BigInt(places)
        expect((distance < 0n ? -distance : distance) * 2n <= 10n ** BigInt(scale)).toBe(true)
      }),
    )
  })

  it('sends an exact half away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), (whole) => {
        const half = { units: whole * 10n + 5n, scale: 1 }
        expect(roundDecimal(half)).toBe(whole + 1n)
        expect(roundDecimal({ ...half, units: -half.units })).toBe(-whole - 1n)
      }),
    )
  })
})

it('adds and multiplies decimals exactly', () => {
  expect(add(toDecimal(0.1)!, toDecimal(0.2)!)).toEqual({ units: 3n, scale: 1 })
  expect(add(toDecimal('1.25')!, toDecimal('-3')!)).toEqual({ units: -175n, scale: 2 })
  expect(multiply(toDecimal(1.1)!, toDecimal(1.1)!, toDecimal(100)!)).toEqual({ units: 12100n, scale: 2 })
  expect(multiply()).toEqual({ units: 1n, scale: 0 })
  expect(shiftPoint(toDecimal(12.5)!, 2)).toEqual({ units: 125n, scale: 3 })
})

test.each<[string, number | null]>([
  ['0', 0],
  ['007', 7],
  [String(INT4_MAX), INT4_MAX],
  [String(INT4_MAX + 1), null],
  ['99999999999', null],
  ['-1', null],
  ['1.0', null],
  ['1e3', null],
  ['', null],
  [' 1', null],
  ['１', null],
])('parseWhole reads %j as %s', (text, expected) => {
  expect(parseWhole(text)).toBe(expected)
})

it('clamps to both ends', () => {
  expect([clamp(-1, 0, 5), clamp(3, 0, 5), clamp(9, 0, 5)]).toEqual([0, 3, 5])
})

it('lets only finite numbers through', () => {
  expect([1.5, 0, Number.NaN, Infinity, '1', null, undefined].map(finiteOrNull)).toEqual([
    1.5,
    0,
    null,
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['117277.50', '117277.5'],
  ['5.', '5'],
  ['.05', '0.05'],
  ['1e3', '1000'],
  ['-0.50', '-0.5'],
  ['0.000', '0'],
  ['100', '100'],
])('%s is written as %s', (text, expected) => {
  expect(decimalText(toDecimal(text)!)).toBe(expected)
})
