import { describe, expect, test } from 'vitest'
import { compileMap } from './compile'
import { readImportMap } from './schema'

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

  test('takes numbers in the units of the file, and words of lists in the product’s writing', () => {
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

  test('splits lists, translates their entries, and has each once', () => {
    const fields = {
      tags: { column: 'a', split: ';' },
      features: { column: 'b', split: '|', values: { ac: 'Air Conditioning', x: null }, otherwise: 'keep' },
    }
    expect(read(fields, ['a', 'b'], ['One; Two;;One', 'AC|x|ABS|ac']).lists).toEqual({
      tags: ['One', 'Two'],
      features: ['Air Conditioning', 'ABS'],
    })
  })

  test('that cannot be read says so with its value', () => {
    const fields = {
      year: { column: 'a' },
      fuelType: { column: 'b', values: { g: 'Petrol' } },
      featured: { column: 'a' },
    }
    expect(read(fields, ['a', 'b'], ['MMXX', 'Steam']).issues.map(({ message }) => message)).toEqual([
      "Year: 'MMXX' is not a number",
      "Fuel type: 'Steam' has no entry in the map's table",
      "Featured: 'MMXX' is neither yes nor no",
    ])
  })
})

test('a column that the file has twice is refused, since nobody knows which is meant', () => {
  expect(() => read({ others: { column: 'a' } }, ['a', 'A'], [])).toThrow("more than one column 'a'")
})

test('all missing columns are named at once', () => {
  expect(() => read({ others: { column: 'x' }, name: { template: '{y}' } }, ['a'], [])).toThrow(
    "The file has no column 'x', 'y'. Its columns are 'a'.",
  )
})
