import { describe, expect, test } from 'vitest'
import { compileMap } from './compile-map'
import { readImportMap } from './read-map'

const read = (fields: object, header: string[], cells: string[], more: object = {}) =>
  compileMap(
    readImportMap({ key: 'chassis', fields: { chassis: { constant: 'C' }, ...fields }, ...more }),
    header,
  )(7, cells)

describe('a field', () => {
  test.each<[string, object, string[], unknown]>([
    ['a column', { others: { column: 'A' } }, [' x ', ''], 'x'],
    ['a column with its blanks', { others: { column: 'a', trim: false } }, [' x ', ''], ' x '],
    ['the first column that the file has', { others: { column: ['z', 'b'] } }, ['', 'y'], 'y'],
    ['a constant', { others: { constant: 'always' } }, ['', ''], 'always'],
    ['a template', { others: { template: 'EPA-{a}/{b}' } }, ['1', '2'], 'EPA-1/2'],
    ['nothing where a template lacks a column', { others: { template: 'EPA-{a}' } }, ['', '2'], null],
    ['a template whose column may be empty', { others: { template: 'EPA-{a?}.' } }, ['', '2'], 'EPA-.'],
    [
      'the table entry of a template',
      { others: { template: '{a}|{b}', values: { '1|*': 'one' } } },
      ['1', 'x'],
      'one',
    ],
    [
      'the first source that gives something',
      { others: { firstOf: [{ column: 'a' }, { column: 'b' }] } },
      ['', 'y'],
      'y',
    ],
    [
      'what a table does not name, where that is kept',
      { others: { column: 'a', values: { n: 'v' }, otherwise: 'keep' } },
      ['q', ''],
      'q',
    ],
    [
      'nothing, where that is left out',
      { others: { column: 'a', values: { n: 'v' }, otherwise: 'empty' } },
      ['q', ''],
      null,
    ],
  ])('takes %s', (_what, fields, cells, value) => {
    expect(read(fields, ['a', 'b'], cells)).toMatchObject({ rowNo: 7, values: { others: value }, issues: [] })
  })

  test("reads numbers in the file's units, and list words in the product’s spelling", () => {
    const fields = {
      engineSizeCc: { column: 'a', unit: 'l' },
      mileage: { column: 'b', unit: 'km' },
      status: { constant: 'in auction' },
      showPrice: { constant: 'no' },
    }
    expect(read(fields, ['a', 'b'], ['1,8', '100.000'], { file: { decimal: ',' } }).values).toEqual({
      chassis: 'C',
      engineSizeCc: 1800,
      mileage: 62137,
      status: 'IN_AUCTION',
      showPrice: false,
    })
  })

  test('splits lists, translates their entries, and removes duplicates', () => {
    const fields = {
      tags: { column: 'a', split: ';' },
      features: { column: 'b', split: '|', values: { ac: 'Air Conditioning', x: null }, otherwise: 'keep' },
    }
    expect(read(fields, ['a', 'b'], ['One; Two;;One', 'AC|x|ABS|ac']).lists).toEqual({
      tags: ['One', 'Two'],
      features: ['Air Conditioning', 'ABS'],
    })
  })

  test('is reported with its value if it cannot be read', () => {
    const fields = {
      year: { column: 'a' },
      fuelType: { column: 'b', values: { g: 'Petrol' } },
      featured: { column: 'a' },
    }
    expect(read(fields, ['a', 'b'], ['MMXX', 'Steam']).issues.map(({ message }) => message)).toEqual([
      "a: 'MMXX' is not a number",
      "b: 'Steam' has no entry in the map's table",
      "a: 'MMXX' is neither yes nor no",
    ])
  })
})

describe('a map can declare', () => {
  test.each<[string, object, string[], object]>([
    [
      'what to remove',
      { mileage: { column: 'a', steps: [{ strip: 'ca.' }] } },
      ['ca. 500', ''],
      { mileage: 500 },
    ],
    [
      'what to calculate, before the unit',
      { mileage: { column: 'a', steps: [{ times: 1000 }], unit: 'km' } },
      ['186.5', ''],
      { mileage: 115886 },
    ],
    [
      'which part to take',
      { others: { column: 'a', steps: [{ split: ' ', take: 2, rest: true }] } },
      ['Toyota Land Cruiser', ''],
      { others: 'Land Cruiser' },
    ],
    [
      'the unit by size: litres',
      { engineSizeCc: { column: 'a', unit: [{ below: 40, unit: 'l' }, { unit: 'cc' }] } },
      ['1.8', ''],
      { engineSizeCc: 1800 },
    ],
    [
      'the unit by size: cc',
      { engineSizeCc: { column: 'a', unit: [{ below: 40, unit: 'l' }, { unit: 'cc' }] } },
      ['1,800', ''],
      { engineSizeCc: 1800 },
    ],
    [
      'the unit by size, unless the cell says it',
      { engineSizeCc: { column: 'a', unit: [{ below: 40, unit: 'l' }, { unit: 'cc' }] } },
      ['2.2 L', ''],
      { engineSizeCc: 2200 },
    ],
    [
      'the unit by a column',
      { mileage: { column: 'a', unit: { column: 'b' } } },
      ['10,000', 'Km.'],
      { mileage: 6214 },
    ],
    [
      'the unit where that column says nothing',
      { mileage: { column: 'a', unit: { column: 'b', otherwise: 'mi' } } },
      ['10.000', ''],
      { mileage: 10_000 },
    ],
    ['the number of the row', { others: { template: 'UK-{@row}' } }, ['', ''], { others: 'UK-7' }],
    ['a year of an era', { year: { column: 'a' } }, ['H29', ''], { year: 2017 }],
    [
      'a number of a Japanese keyboard',
      { mileage: { column: 'a' } },
      ['４５，０００', ''],
      { mileage: 45_000 },
    ],
    [
      'a number in ten thousands',
      { price: { column: 'a' }, currency: { constant: 'JPY' } },
      ['62.5万円', ''],
      {
        price: 625_000,
        currency: 'JPY',
      },
    ],
    [
      'an amount of a full-width sign',
      { price: { column: 'a' }, currency: { constant: 'JPY' } },
      ['￥620,000', ''],
      {
        price: 620_000,
        currency: 'JPY',
      },
    ],
  ])('%s', (_, fields, cells, values) => {
    const row = read(fields, ['a', 'b'], cells)
    expect([row.issues, row.notes, row.values]).toEqual([[], [], { chassis: 'C', ...values }])
  })

  test.each<[string, object, string, string]>([
    [
      'a missing unit',
      { column: 'a', unit: { column: 'b' } },
      '12',
      "a: '' in column 'b' names no unit (mi, km)",
    ],
    ['a text', { column: 'a', steps: [{ split: ' ', take: 2 }] }, '12 or so', "a: 'or' is not a number"],
  ])('nothing of %s', (_, mileage, cell, message) => {
    expect(read({ mileage }, ['a', 'b'], [cell, '']).issues.map((one) => one.message)).toEqual([message])
  })

  test('what is changed on the way', () => {
    const fields = { price: { column: 'a' }, currency: { constant: 'GBP' }, officeFileNo: { column: 'b' } }
    const { notes, values } = read(fields, ['a', 'b'], ['£4,500.50', 'x'.repeat(101)])
    expect(values).toMatchObject({ price: 4501, currency: 'GBP' })
    expect(values.officeFileNo).toHaveLength(100)
    expect(notes).toEqual([
      "a: '£4,500.50' is rounded to a whole amount, halves up",
      `b: '${'x'.repeat(60)}…' is shortened to 100 characters`,
    ])
  })

  test('where a value comes from', () => {
    const fields = {
      year: { firstOf: [{ column: 'a' }, { column: ' B' }] },
      others: { template: '{a}{b}' },
      name: { constant: 'x' },
    }
    const { origin } = read(fields, ['a', 'b'], ['', ' 2015 '])
    expect([origin('year'), origin('others'), origin('name'), origin('seats')]).toEqual([
      { column: 'b', cell: '2015' },
      { column: null, cell: '' },
      null,
      null,
    ])
  })
})

test('a list of rejected rows gives the numbers of the file they came from', () => {
  const row = read({ others: { template: '{@row}' } }, ['a', 'Import row', 'Import problems'], ['', '41', ''])
  expect(row.values.others).toBe('41')
})

test('a duplicate column is rejected, since nobody knows which one is meant', () => {
  expect(() => read({ others: { column: 'a' } }, ['a', 'A'], [])).toThrow("more than one column 'a'")
})

test('all missing columns are reported at once', () => {
  expect(() => read({ others: { column: 'x' }, name: { template: '{y}' } }, ['a'], [])).toThrow(
    "The file has no column 'x', 'y'. Its columns are 'a'.",
  )
})

describe('an amount', () => {
  const money = (currency: object, more: object = {}) => ({
    price: { column: 'FOB JPY' },
    currency,
    ...more,
  })

  test.each<[string, object, string[], object]>([
    [
      'in the currency of its header',
      { constant: 'JPY' },
      ['450,000', ''],
      { price: 450000, currency: 'JPY' },
    ],
    [
      'with its currency in the cell',
      { constant: 'JPY' },
      ['¥450,000', ''],
      { price: 450000, currency: 'JPY' },
    ],
    ['with a column of currencies', { column: 'b' }, ['450.000', 'yen'], { price: 450000, currency: 'JPY' }],
    ['whose own cell says it', { column: 'FOB JPY' }, ['JPY 5', ''], { price: 5, currency: 'JPY' }],
    ['that is not there, with no currency to change', { column: 'b' }, ['', ''], { price: null }],
  ])('%s is read', (_, currency, cells, values) => {
    const row = read(money(currency), ['FOB JPY', 'b'], cells)
    expect([row.issues, row.values]).toEqual([[], { chassis: 'C', ...values }])
  })

  test.each<[string, object, string[], string]>([
    ['no currency', { column: 'b' }, ['450,000', ''], 'b: the row has an amount and no currency'],
    [
      'another currency in its header',
      { constant: 'USD' },
      ['4', ''],
      "FOB JPY: '4' is in JPY, the row in USD",
    ],
    [
      'another in its cell',
      { constant: 'JPY' },
      ['US$ 4', ''],
      "FOB JPY: 'US$ 4' is in USD, its column 'FOB JPY' in JPY",
    ],
    ['a sign that nobody knows', { constant: 'JPY' }, ['CHF 4', ''], "FOB JPY: 'CHF 4' is not a number"],
  ])('with %s is refused', (_, currency, cells, message) => {
    const { issues } = read(money(currency), ['FOB JPY', 'b'], cells)
    expect(issues.map((one) => one.message)).toEqual([message])
  })
})

test('a mileage with thousands separators is read correctly, with its unit in any spelling', () => {
  const mileage = { mileage: { column: 'a', unit: 'km' } }
  for (const cell of ['45.210 km', '45,210 KM', '45 210 kms', "45'210", '45210'])
    expect(read(mileage, ['a'], [cell]).values.mileage).toBe(28092)
  const fine = { mileage: { column: 'a', unit: 'km', decimal: '.' } }
  expect(read(fine, ['a'], ['45.210']).values.mileage).toBe(28)
})
