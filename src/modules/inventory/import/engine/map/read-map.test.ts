import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AppError } from '@/kernel/errors'
import { readImportMap, requireAnswers } from './read-map'

const least = (fields: object, more: object = {}) => ({
  key: 'chassis',
  fields: { chassis: { column: 'vin' }, ...fields },
  ...more,
})

const problems = (map: unknown, read: (map: unknown) => unknown = readImportMap): string[] => {
  try {
    read(map)
  } catch (error) {
    // The possible values may grow, so lists of them are left out.
    const short = (message: string) => message.replace(/; those are .*/, '')
    if (error instanceof AppError)
      return (error.issues ?? []).map(({ message, path }) => `${path}: ${short(message)}`)
    throw error
  }
  return []
}

describe('a map', () => {
  test('from the examples is valid', () => {
    expect(problems(JSON.parse(readFileSync('examples/import/epa-map.json', 'utf8')))).toEqual([])
  })

  test('gets its defaults', () => {
    expect(readImportMap(least({}))).toMatchObject({ file: { decimal: '.' }, references: {} })
  })

  test.each([
    [{}, ['key: must be "chassis" or "officeFileNo"', 'fields: is missing']],
    [{ key: 'sku', fields: {} }, ['key: must be "chassis" or "officeFileNo"']],
    [{ key: 'chassis', fields: {} }, ['fields.chassis: is missing: it identifies each row']],
    [least({ colour: { column: 'c' } }), ['fields.colour: is no field that an import can fill']],
    [least({ engineSize: { column: 'c' } }), ['fields.engineSize: is no field that an import can fill']],
    [least({ year: {} }), ['fields.year: needs exactly one of column, constant, template and firstOf']],
    [
      least({ year: { column: 'y', constant: 1 } }),
      ['fields.year: needs exactly one of column, constant, template and firstOf'],
    ],
    [least({ year: { column: 'y', unit: 'km' } }), ['fields.year: this field has no unit']],
    [least({ mileage: { column: 'm', unit: 'leagues' } }), ['fields.mileage: unit must be one of mi, km']],
    [least({ mileage: { constant: 1, unit: 'km' } }), ['fields.mileage: unit and split belong to a column']],
    [
      least({ mileage: { column: 'm', unit: [{ below: 9, unit: 'l' }, { unit: 'mi' }] } }),
      ['fields.mileage: unit must be one of mi, km'],
    ],
    [least({ year: { column: 'y', unit: { column: 'u' } } }), ['fields.year: this field has no unit']],
    [
      least({ year: { column: 'y', steps: [{ shift: 1 }] } }),
      ['fields.year.steps.0: must be one of strip, split with take, find, times, plus, minus and divide'],
    ],
    [
      least({ year: { column: 'y', steps: [{ plus: 1 }, { strip: 'x' }] } }),
      ['fields.year.steps.1: works on a text and comes before any calculation'],
    ],
    [
      least({ grade: { column: 'y', steps: [{ plus: 1 }] } }),
      ['fields.grade.steps.0: calculates, and this field is no number'],
    ],
    [least({ year: { column: 'y', steps: [{ divide: 0 }] } }), ['fields.year.steps.0: divides by nothing']],
    [
      least({ grade: { column: 'y', steps: [{ find: '#' }] } }),
      ['fields.grade.steps.0: needs the part to take in brackets, such as * [#]cc*'],
    ],
    [
      least({ year: { constant: 1, steps: [{ plus: 1 }] } }),
      ['fields.year: steps belong to a column or a template'],
    ],
    [least({ make: { column: 'm' } }), ['fields.make: is no field that an import can fill']],
    [least({ model: { column: 'm', split: ';' } }), ['fields.model: only tags and features can be split']],
    [least({ model: { constant: ['a'] } }), ['fields.model: only tags and features take a list']],
    [
      least({ year: { column: 'y', trim: false } }),
      ['fields.year: only free texts can keep leading and trailing spaces'],
    ],
    [
      least({ year: { column: 'y', otherwise: 'keep' } }),
      ['fields.year: otherwise has no meaning without values'],
    ],
    [
      least({ year: { firstOf: [{ unit: 'km' }] } }),
      [
        'fields.year.firstOf.0: needs exactly one of column, constant, template and firstOf',
        'fields.year.firstOf.0: unit and split belong to a column',
        'fields.year.firstOf.0: this field has no unit',
      ],
    ],
    [
      least({}, { references: { showroom: 'create' } }),
      ['references.showroom: is no list that an import can add to'],
    ],
    [
      least({}, { references: { features: 'create' } }),
      ['featureGroup: is missing: new features need a group'],
    ],
    [least({}, { notStated: ['currency'] }), ['notStated.0: must be "port", "steering", "year"']],
    [
      least({ name: { column: 'n', decimal: ',' } }),
      ['fields.name: decimal belongs to a number from a column'],
    ],
    [
      least({ color: { column: 'c', values: { Red: 'Red', 'RED ': 'Blue' } } }),
      ["fields.color: has two entries for 'RED '"],
    ],
    [
      least({ color: { column: 'c', values: { 'a\0': 'Red' } } }),
      [': contains characters that cannot be stored'],
    ],
    [
      least({ color: { column: 'c' } }, { orderUnknown: ['color'] }),
      [
        'fields.color: the order of its entries with * was lost when the map was saved. Put them in order and confirm it',
      ],
    ],
    [least({}, { file: { delimiter: ';;' } }), ['file.delimiter: must be one character']],
    [least({}, { file: { headerRow: 51 } }), ['file.headerRow: must be the number of a row from 1 to 50']],
    [least({}, { sheet: 1 }), ['sheet: is not known here']],
  ])('%j is refused in words', (map, expected) => {
    expect(problems(map)).toEqual(expected)
  })
})

test('a map that leaves a question open can be stored, and is refused where it is used', () => {
  const map = least({ price: { column: 'fob' } }, { notStated: ['steering', 'year'] })
  expect(problems(map)).toEqual([])
  expect(problems(map, (one) => requireAnswers(readImportMap(one)))).toEqual([
    'fields.currency: is missing: say which currency the amounts of the file are in',
    'fields.priceType: is missing: say whether the prices are FOB, CIF or DDP',
  ])
})

test('an encoding may be written in any usual way', () => {
  expect(readImportMap(least({}, { file: { encoding: 'Shift-JIS' } }))).toMatchObject({
    file: { encoding: 'shift_jis' },
  })
})

test.each(['__proto__', 'constructor'])('a table has an entry for the value %s', (name) => {
  const values = JSON.parse(`{ "${name}": "White", "x": null }`)
  const map = readImportMap({
    key: 'chassis',
    fields: { chassis: { column: 'a' }, color: { column: 'b', values } },
  })
  expect(Object.entries(map.fields.color?.values ?? {})).toEqual([
    [name, 'White'],
    ['x', null],
  ])
})
