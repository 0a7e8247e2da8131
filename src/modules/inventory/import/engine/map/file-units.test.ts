import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertUnit, type Dimension, headerUnit, unitsOf } from './file-units'

describe('units of a file', () => {
  test.each<[number, Dimension, string, number]>([
    [1.5, 'displacement', 'l', 1500],
    [2.4945, 'displacement', 'l', 2495],
    [1.005, 'displacement', 'l', 1005],
    [350, 'displacement', 'ci', 5735],
    [660, 'displacement', 'cc', 660],
    [100, 'distance', 'km', 62],
    [160.9344, 'distance', 'km', 100],
    [62, 'distance', 'mi', 62],
    [4395, 'length', 'mm', 439.5],
    [100, 'length', 'in', 254],
    [14.5, 'length', 'ft', 442],
    [4.395, 'length', 'm', 439.5],
    [0.05, 'length', 'cm', 0.05],
    [3000, 'weight', 'lb', 1360.8],
    [1.25, 'weight', 't', 1250],
  ])('%s of %s in %s are %s', (value, dimension, unit, expected) => {
    expect(convertUnit(value, dimension, unit)).toBe(expected)
  })

  test("a dimension's own unit changes nothing, and every unit preserves the order of values", () => {
    for (const dimension of ['displacement', 'distance', 'length', 'weight'] as const) {
      const [own = '', ...others] = unitsOf(dimension)
      fc.assert(
        fc.property(
          fc.double({ noNaN: true, min: 0, max: 1e6 }),
          (value) => convertUnit(value, dimension, own) === value,
        ),
      )
      for (const unit of others)
        fc.assert(
          fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (a, b) => {
            const [low, high] = [Math.min(a, b), Math.max(a, b)]
            return convertUnit(low, dimension, unit) <= convertUnit(high, dimension, unit)
          }),
        )
    }
  })
})

test.each<[header: string, dimension: Dimension, unit: string | null]>([
  ['Odo (km)', 'distance', 'km'],
  ['OdoKm', 'distance', 'km'],
  ['Mileage', 'distance', null],
  ['里程(公里)', 'distance', 'km'],
  ['走行距離キロ', 'distance', null],
  ['走行距離(キロ)', 'distance', 'km'],
  ['走行距離km', 'distance', 'km'],
  ['走行距離㎞', 'distance', 'km'],
  ['Ｍｉｌｅａｇｅ（ｋｍ）', 'distance', 'km'],
  ['Пробег, км', 'distance', 'km'],
  ['排量(升)', 'displacement', 'l'],
  ['排気量cc', 'displacement', 'cc'],
  ['Объём, л', 'displacement', 'l'],
  ['Volume (cm³)', 'displacement', 'cc'],
  ['Width in mm', 'length', 'mm'],
  ['Poids prêt', 'weight', null],
])('the column %s has its %s in %s', (header, dimension, unit) => {
  expect(headerUnit(header, unitsOf(dimension))).toBe(unit)
})
