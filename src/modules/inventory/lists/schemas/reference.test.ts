import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { issuesOf } from '@/input/issues'
import { listQuery } from './list-query'
import { manufacturerInput, manufacturerQuery } from './manufacturer-input'
import { modelCodeInput, modelCodeQuery } from './model-code'
import { modelInput, modelQuery } from './model-input'
import {
  colourInput,
  featureInput,
  featureQuery,
  referenceInput,
  referencePatch,
  seatsInput,
} from './reference'
import { publicTagQuery, tagInput, tagPatch, tagQuery } from './tag'

const read = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input)
  return parsed.success
    ? parsed.data
    : issuesOf(parsed.error).map(({ path, message }) => `${path}: ${message}`)
}

describe('reference records', () => {
  test.each<[string, z.ZodType, unknown, unknown]>([
    ['a name is enough', referenceInput, { name: ' Sedan ' }, { name: 'Sedan' }],
    ['a name is needed', referenceInput, { status: 'active' }, ['name: Name is required']],
    [
      'a status is one of two',
      referenceInput,
      { name: 'a', status: 'gone' },
      ['status: Status must be active or inactive'],
    ],
    [
      'an order is whole',
      referenceInput,
      { name: 'a', sortOrder: 1.5 },
      ['sortOrder: Order must be a whole number'],
    ],
    [
      'a name is short',
      referenceInput,
      { name: 'x'.repeat(101) },
      ['name: Name must be 100 characters or less'],
    ],
    ['nothing else is taken', referenceInput, { name: 'a', id: 5 }, ["id: Unknown field 'id'"]],
    ['a change may be empty', referencePatch, {}, {}],
    ['a change cannot blank the name', referencePatch, { name: ' ' }, ['name: Name is required']],
    ['a colour has a hex', colourInput, { name: 'Red', hex: '#ff0000' }, { name: 'Red', hex: '#ff0000' }],
    ['or none', colourInput, { name: 'Red', hex: null }, { name: 'Red', hex: null }],
    [
      'but a real one',
      colourInput,
      { name: 'Red', hex: 'red' },
      ['hex: Color must be a hex value such as #FF0000'],
    ],
    ['seats are a number', seatsInput, { name: '7' }, { name: '7' }],
    ['from 1', seatsInput, { name: '0' }, ['name: Seats must be a whole number between 1 and 200']],
    ['a feature has a group', featureInput, { name: 'Sunroof' }, ['featureGroup: Feature group is required']],
    ['a price type keeps its code', referencePatch, { code: 'EXW' }, ["code: Unknown field 'code'"]],
    [
      'a manufacturer',
      manufacturerInput,
      { name: 'Toyota', description: null, logo: 4 },
      { name: 'Toyota', description: null, logo: 4 },
    ],
    ['a model has a maker', modelInput, { name: 'Aqua' }, ['manufacturer: Manufacturer is required']],
    [
      'a model code has a model',
      modelCodeInput,
      { modelCode: '' },
      ['modelCode: Model code is required', 'model: Model is required'],
    ],
    [
      'a model code has sound sizes',
      modelCodeInput,
      { modelCode: 'E12', model: 1, lengthCm: -1, m3Cbm: 125_001 },
      ['lengthCm: Length must be non-negative', 'm3Cbm: Volume must be 125,000 or less'],
    ],
  ])('%s', (_, schema, input, expected) => {
    expect(read(schema, input)).toEqual(expected)
  })
})

describe('tags', () => {
  test.each<[string, z.ZodType, unknown, unknown]>([
    ['a new tag is red', tagInput, { name: 'Best value' }, { name: 'Best value', color: '#FF0000' }],
    ['a name is needed', tagInput, {}, ['name: Tag name is required']],
    ['a name is short', tagInput, { name: 'x'.repeat(51) }, ['name: Tag name must be 50 characters or less']],
    [
      'the home page needs a picture',
      tagInput,
      { name: 'a', showOnHomepage: true },
      ['featuredImageUrl: Featured image is required when showing on homepage'],
    ],
    [
      'a colour is short',
      tagInput,
      { name: 'a', color: '#FF00000' },
      ['color: Tag color must be 7 characters or less'],
    ],
    ['a change sets no default', tagPatch, { name: 'b' }, { name: 'b' }],
  ])('%s', (_, schema, input, expected) => {
    expect(read(schema, input)).toEqual(expected)
  })
})

describe('queries', () => {
  test.each<[z.ZodType, unknown, unknown]>([
    [listQuery, {}, { page: 1, limit: 10 }],
    [
      listQuery,
      { search: 'sed', status: 'active', limit: '500' },
      { page: 1, limit: 100, search: 'sed', status: 'active' },
    ],
    [listQuery, { status: 'all', foo: 'x' }, { page: 1, limit: 10 }],
    [listQuery, { status: 'gone' }, ['status: status must be one of active, inactive']],
    [featureQuery, { featureGroup: '3' }, { page: 1, limit: 10, featureGroup: 3 }],
    [
      modelQuery,
      { manufacturer: 'x' },
      ['manufacturer: manufacturer_id must be a whole number of at least 1'],
    ],
    [manufacturerQuery, { getAll: 'true', name: 'to' }, { page: 1, limit: 10, getAll: true, name: 'to' }],
    [
      modelCodeQuery,
      { engineSizeCcMin: '1000', modelCode: 'NZE' },
      { page: 1, limit: 10, engineSizeCcMin: 1000, modelCode: 'NZE' },
    ],
    [
      tagQuery,
      { date: '2026-11-20', operator: 'Aiko' },
      { page: 1, limit: 10, date: '2026-11-20', operator: 'Aiko' },
    ],
    [publicTagQuery, { showOnHomepage: 'true' }, { showOnHomepage: true }],
  ])('case %#', (schema, input, expected) => {
    expect(read(schema, input)).toEqual(expected)
  })
})
