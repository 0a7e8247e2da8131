import { describe, expect, test } from 'vitest'
import { compileMap } from './compile-map'
import { readImportMap } from './read-map'

const read = (fields: object, header: string[], cells: string[], more: object = {}) =>
  compileMap(
    readImportMap({ key: 'chassis', fields: { chassis: { constant: 'C' }, ...fields }, ...more }),
    header,
  )(7, cells)

describe('what stands beside a number', () => {
  test.each<[object, string, object]>([
    [{ markup: { column: 'a' } }, '25%', { markup: 25 }],
    [{ markup: { column: 'a' } }, '12,5 ％', { markup: 12.5 }],
    [{ doors: { column: 'a' } }, '5 doors', { doors: 5 }],
    [{ doors: { column: 'a', values: { '5 Seats': 5 } } }, '5 Seats', { doors: 5 }],
    [{ mileage: { column: 'a', unit: 'km' } }, '100 miles', { mileage: 100 }],
    [{ mileage: { column: 'a', unit: 'mi' } }, '100 км', { mileage: 62 }],
    [{ mileage: { column: 'Odo (km)' } }, '100', { mileage: 62 }],
  ])('%j reads %s', (fields, cell, values) => {
    const file = { decimal: cell.includes(',') ? ',' : '.' }
    expect(read(fields, ['a', 'Odo (km)'], [cell, cell], { file })).toMatchObject({ values, issues: [] })
  })

  test.each<[object, string, string]>([
    [
      { doors: { column: 'a' } },
      '5 Seats',
      "a: '5 Seats' counts seats, and the column is mapped to Doors: change the map",
    ],
    [
      { doors: { column: 'a', steps: [{ find: '[#]*' }] } },
      '5 Seats',
      "a: '5 Seats' counts seats, and the column is mapped to Doors: change the map",
    ],
    [{ seats: { column: 'a' } }, '25%', "a: '25%' is not a number"],
  ])('%j does not take %s', (fields, cell, message) => {
    expect(read(fields, ['a'], [cell]).issues).toEqual([{ path: expect.any(String), message }])
  })
})

describe('what multiplies a number', () => {
  const taken = { steps: [{ find: '[#]*' }], unit: 'km' }
  test.each<[object, string, number]>([
    [{ unit: 'km' }, '9.8万km', 60_894],
    [taken, '9.8万km', 60_894],
    [{ ...taken, values: { x: 1 }, otherwise: 'keep' }, '9.8万 km', 60_894],
    [{ unit: 'mi' }, '９.８万ｋｍ', 60_894],
    [taken, '4.5万公里', 27_962],
    [taken, '1.234万km', 7668],
    [taken, '45千km', 27_962],
    [taken, '45千米', 28],
    [{ unit: 'mi' }, '45 тыс. км', 27_962],
    [taken, '45 тыс.км', 27_962],
    [taken, '45 т.км', 27_962],
    [taken, '45 тысяч миль', 45_000],
    [{ steps: [{ strip: '万km' }, { times: 10_000 }], unit: 'km' }, '9.8万km', 60_894],
    [taken, '45 km', 28],
  ])('%j reads %s', (source, cell, mileage) => {
    expect(read({ mileage: { column: 'a', ...source } }, ['a'], [cell])).toMatchObject({
      values: { mileage },
      issues: [],
    })
  })

  test.each([
    ['9.8万', "a: '9.8万' is not a number"],
    ['45k', "a: '45k' is not a number"],
    ['45k km', "a: '45k km' is not a number"],
    ['45kkm', "a: '45kkm' is not a number"],
    ['45K miles', "a: '45K miles' is not a number"],
    ['3万5千km', "a: '3万5' is not a number"],
    ['1.2億km', "a: '1.2億km' is not a number"],
    ['2百km', "a: '2百km' is not a number"],
    ['1 млн км', "a: '1 млн км' is not a number"],
  ])('is not cut off %s', (cell, message) => {
    expect(read({ mileage: { column: 'a', ...taken } }, ['a'], [cell]).issues).toEqual([
      { path: 'mileage', message },
    ])
  })

  test('is not seen in names beside another number', () => {
    const engineSizeCc = { column: 'a', steps: [{ find: '*[#] cc*' }], unit: 'cc' }
    expect(read({ engineSizeCc }, ['a'], ['4K 1300 cc'])).toMatchObject({ values: { engineSizeCc: 1300 } })
  })
})

describe('a cell that means nothing', () => {
  test.each<[object, string]>([
    [{ mileage: { column: 'a' } }, '-'],
    [{ mileage: { column: 'a' } }, 'NA'],
    [{ others: { column: 'a', trim: false } }, 'N/A'],
    [{ color: { column: 'a' } }, 'нет данных'],
    [{ tags: { column: 'a', split: ';' } }, 'なし'],
    [{ featured: { column: 'a' } }, 'н/д'],
    [{ color: { column: 'a', values: { '*': 'White' } } }, '—'],
  ])('%j is empty with %s', (fields, cell) => {
    const { issues, lists, names, values } = read(fields, ['a'], [cell])
    expect(issues).toEqual([])
    const { chassis: _key, ...own } = values
    const given = Object.values({ ...own, ...names, ...lists })
    expect(given.flat().filter((value) => value !== null)).toEqual([])
  })

  test('is what the table says, if it is listed there', () => {
    const fields = { color: { column: 'a', values: { 'N/A': 'White' } } }
    expect(read(fields, ['a'], ['N/A'])).toMatchObject({ names: { color: 'White' } })
    const other = { color: { column: 'a', values: { '': 'White' } } }
    expect(read(other, ['a'], ['-'])).toMatchObject({ names: { color: 'White' } })
  })

  test('is no for a yes or no', () => {
    expect(read({ featured: { column: 'a' } }, ['a'], ['нет'])).toMatchObject({ values: { featured: false } })
  })

  test('is no type of price', () => {
    const fields = {
      price: { column: 'a' },
      currency: { constant: 'USD' },
      priceType: { column: 'b' },
    }
    expect(read(fields, ['a', 'b'], ['4500', '-']).issues).toEqual([
      { path: 'priceType', message: 'b: the row has a price and no type of price' },
    ])
  })
})
