import { describe, expect, test } from 'vitest'
import { columnProfiler } from '../suggest/profile-columns'
import { suggestMap } from '../suggest/suggest-map'
import { compileMap } from './compile-map'
import { headerUnit, unitsOf } from './file-units'
import { headerMultiplier } from './header-multiplier'
import { headerCurrencies } from './read-currency'
import { readImportMap } from './read-map'

test.each([
  ['里程(万公里)', 10_000],
  ['行驶里程（万公里）', 10_000],
  ['走行距離(万km)', 10_000],
  ['走行(千キロ)', 1000],
  ['价格(万元)', 10_000],
  ['価格（百万円）', 1_000_000],
  ['Пробег, тыс. км', 1000],
  ['Пробег (тыс.км)', 1000],
  ['Пробег, т. км', 1000],
  ['Цена, тыс. руб', 1000],
  ['Цена, млн руб.', 1_000_000],
  ["Mileage ('000 km)", 1000],
  ['Mileage (’000 km)', 1000],
  ['Mileage (000s km)', 1000],
  ['Odometer x1000 km', 1000],
  ['Odo (1,000 km)', 1000],
  ['Mileage in thousands', 1000],
  ['Mileage (k km)', 1000],
  ['Laufleistung (Tsd. km)', 1000],
  ['Price (k USD)', 1000],
  ['Price (lakh)', 100_000],
  ['Mileage', 1],
  ['里程(公里)', 1],
  ['距離(千米)', 1],
  ['千葉', 1],
  ['Тип', 1],
  ['Weight t', 1],
  ['Price USD', 1],
  ['Model 1000', 1],
  ['Lot 20000', 1],
])('the heading %s multiplies by %i', (header, times) => {
  expect(headerMultiplier(header).times).toBe(times)
})

describe('a column whose heading multiplies', () => {
  test.each([
    ['里程(万公里)', 'mileage', 'km'],
    ['Пробег, тыс. км', 'mileage', 'km'],
    ["Mileage ('000 km)", 'mileage', 'km'],
    ["Mileage ('000 miles)", 'mileage', 'mi'],
  ])('%s is recognised with its unit', (name, field, unit) => {
    expect(headerUnit(name, unitsOf('distance'))).toBe(unit)
    expect(suggestMap([columnProfiler(name).profile()], {})).toMatchObject([{ field, source: { unit } }])
  })

  test('names its currency beside that', () => {
    expect(headerCurrencies('価格(万円)')).toEqual(headerCurrencies('価格(円)'))
    expect(headerCurrencies('Price (k USD)')).toEqual(['USD'])
  })

  const read = (field: object, header: string, cell: string) =>
    compileMap(
      readImportMap({
        key: 'chassis',
        fields: { chassis: { constant: 'C' }, currency: { constant: 'JPY' }, ...field },
      }),
      [header],
    )(2, [cell])
  const mileage = (column: string, more: object = {}) => ({ mileage: { column, ...more } })

  test.each<[string, string, object, number]>([
    ['里程(万公里)', '8.5', {}, 52_817],
    ['里程(万公里)', '8.500', {}, 52_817],
    ['里程(万公里)', '8.5万公里', {}, 52_817],
    ['Пробег, тыс. км', '85', {}, 52_817],
    ["Mileage ('000 km)", '85', { unit: 'km' }, 52_817],
    ["Mileage ('000 miles)", '85', {}, 85_000],
    ["Mileage ('000 km)", '85', { steps: [{ times: 1000 }] }, 52_817],
    ['Mileage (km)', '85,000', {}, 52_817],
  ])('%s with %s %j is read so', (header, cell, more, miles) => {
    expect(read(mileage(header, more), header, cell)).toMatchObject({
      values: { mileage: miles },
      issues: [],
    })
  })

  test.each([
    ['価格(万円)', '62.5', 625_000],
    ['価格(万円)', '62.5万円', 625_000],
    ["Price (JPY '000)", '625', 625_000],
    ['Price (JPY)', '625', 625],
  ])('the price %s with %s is %i', (header, cell, price) => {
    const fields = { price: { column: header }, priceType: { constant: 'FOB' } }
    expect(read(fields, header, cell)).toMatchObject({ values: { price }, issues: [] })
  })
})
