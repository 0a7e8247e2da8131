import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importFieldNames } from '../../engine/import-fields'
import type { Step } from '../../engine/map/cell-steps'
import type { FieldSource } from '../../engine/map/import-map-schema'
import { readImportMap } from '../../engine/map/read-map'
import { exampleOf, withChange, withStep } from './cell-step-kinds'
import { requiredWhen, takes } from './field-requirements'
import {
  fieldGroups,
  finishedMap,
  missingFields,
  REQUIRED_FIELDS,
  sourceText,
  unnamedMeaning,
  valueInTable,
  viewOf,
  withField,
  withMeaning,
} from './map-in-editor'
import { unitChoice, unitOf } from './unit-of-column-choice'

test('every field of an import can be chosen, in one place', () => {
  expect(
    fieldGroups()
      .flatMap(({ fields }) => fields)
      .toSorted(),
  ).toEqual(importFieldNames().toSorted())
})

const map = readImportMap({
  key: 'chassis',
  fields: {
    chassis: { column: ['Frame', 'VIN'] },
    officeFileNo: { template: 'X-{VIN}' },
    manufacturer: { column: ' make' },
    model: { column: 'make' },
    status: { constant: 'DRAFT' },
    year: { column: 'built' },
    color: { firstOf: [{ column: 'vin' }, { constant: 'White' }] },
  },
})

test("a map is grouped by what fills its fields, using the file's columns", () => {
  const view = viewOf(map, ['VIN', 'Make', 'x'])
  expect([...view.byColumn].map(([column, targets]) => [column, targets.map(({ field }) => field)])).toEqual([
    ['Make', ['manufacturer', 'model']],
    ['VIN', ['chassis']],
  ])
  expect(view.fixed.map(({ field }) => field)).toEqual(['status'])
  expect(view.others.map(({ field, missing, source }) => [field, missing, sourceText(source)])).toEqual([
    ['color', false, 'vin, or else White'],
    ['year', true, 'built'],
  ])
  expect(view.templates.map(({ field, source }) => [field, sourceText(source)])).toEqual([
    ['officeFileNo', 'X-{VIN}'],
  ])
})

test('a map file of the command line passes through the screen unchanged until something is edited', () => {
  const epa = readImportMap(JSON.parse(readFileSync('examples/import/epa-map.json', 'utf8')))
  const view = viewOf(epa, ['id', 'make', 'model', 'year', 'VClass', 'fuelType1', 'displ', 'trany', 'drive'])
  const shown = [...[...view.byColumn.values()].flat(), ...view.fixed, ...view.templates, ...view.others]
  expect(Object.fromEntries(shown.map(({ field, source }) => [field, source]))).toEqual(epa.fields)
  expect(readImportMap(withField(withField(epa, 'year', null), 'year', epa.fields.year ?? null))).toEqual(epa)
})

test('a field that was added but has no value yet is not sent', () => {
  const begun = withField(withField(map, 'showroom', { constant: '' }), 'tags', { constant: [] })
  expect(finishedMap(withField(begun, 'name', { template: '' }))).toEqual(map)
})

test('what is missing before any row can be imported is named', () => {
  expect(missingFields(map)).toEqual(['Vehicle type', 'Showroom'])
  expect(missingFields(withField(map, 'showroom', { constant: '' }))).toContain('Showroom')
})

describe('the meaning of a value', () => {
  const source = { column: 'T', values: { 'A/T': 'AT', '*x': 'MT' }, otherwise: 'reject' as const }
  test('is found ignoring case and blanks', () => {
    expect([valueInTable(source, ' a/t'), valueInTable(source, 'MT')]).toEqual(['AT', undefined])
  })
  test.each([
    ['a/t', 'CVT', { column: 'T', values: { '*x': 'MT', 'a/t': 'CVT' }, otherwise: 'reject' }],
    ['A/T', undefined, { column: 'T', values: { '*x': 'MT' }, otherwise: 'reject' }],
    ['none', null, { column: 'T', values: { 'A/T': 'AT', '*x': 'MT', none: null }, otherwise: 'reject' }],
  ])('%j becomes %j and nothing else changes', (text, meaning, expected) => {
    expect(withMeaning(source, text, meaning)).toEqual(expected)
  })
  test('starts a table, and an empty table is removed', () => {
    const first = withMeaning({ column: 'T' }, 'auto', 'AT')
    expect(first).toEqual({ column: 'T', values: { auto: 'AT' }, otherwise: 'keep' })
    expect(withMeaning(first, 'AUTO', undefined)).toEqual({ column: 'T' })
  })
})

test('a value missing from the table follows a wildcard entry, or stays itself', () => {
  const table = { column: 'c', values: { 'Red /*': 'Red', Blue: 'Navy' }, otherwise: 'keep' as const }
  expect(['red / black', 'Green'].map((text) => unnamedMeaning(table, text))).toEqual(['Red', 'Green'])
  expect(unnamedMeaning({ ...table, otherwise: 'empty' }, 'Green')).toBeNull()
  expect(unnamedMeaning({ column: 'c' }, 'Green')).toBe('Green')
})

test('a field filled differently needs no order confirmed, one whose entries only moved does', () => {
  const values = { 'a*': '1', '*b': '2' }
  const lost = { ...map, orderUnknown: ['color' as const] }
  expect(withField(lost, 'color', { column: 'c', values }).orderUnknown).toEqual(['color'])
  expect(withField(lost, 'color', { column: 'c' })).not.toHaveProperty('orderUnknown')
  expect(withField(lost, 'color', null)).not.toHaveProperty('orderUnknown')
})

describe('the steps of a column', () => {
  const year = { column: 'built' }
  test('are entered one after another: those with texts before those that calculate', () => {
    const steps = withStep(withStep(year, 'plus'), 'strip')
    expect(steps.steps).toEqual([{ strip: '' }, { plus: '' }])
    const changed = withChange(withChange(steps, 0, { strip: 'y' }), 1, { plus: '1' })
    expect(readImportMap(withField(map, 'year', changed)).fields.year).toEqual(changed)
    expect(withChange(withChange(changed, 1, null), 0, null)).toEqual(year)
  })

  test.each<[Step, boolean]>([
    [{ strip: ' ' }, false],
    [{ strip: ['', '£'] }, true],
    [{ split: '', take: 1 }, false],
    [{ find: '#' }, false],
    [{ find: '[#]' }, true],
    [{ times: 'x' }, false],
    [{ times: '0.5' }, true],
    [{ divide: '0' }, false],
  ])('%j is finished: %s, and sent only then', (step, isFinished) => {
    const { year: sent } = finishedMap(withField(map, 'year', { ...year, steps: [step] })).fields
    expect(sent).toEqual(isFinished ? { ...year, steps: [step] } : year)
  })

  test('show what they make of the first cells', () => {
    expect(exampleOf([{ strip: '£' }, { times: '' }], ['£5', '£6', '£7'])).toEqual([
      ['£5', '5'],
      ['£6', '6'],
    ])
  })
})

test.each<[FieldSource['unit'], string]>([
  [undefined, ''],
  ['km', 'km'],
  [{ column: 'Odo unit' }, 'in Odo unit'],
  [[{ below: 40, unit: 'l' }, { unit: 'cc' }], 'size'],
])('the unit %j is the choice %j', (unit, choice) => {
  expect(unitChoice(unit)).toBe(choice)
  expect(unitOf(choice)).toEqual(unit)
})

test('every field shows what it takes, and those required in every row are marked', () => {
  for (const field of importFieldNames()) expect(takes(field)).not.toBe('')
  expect(importFieldNames().filter((field) => requiredWhen(field) === 'always')).toEqual(
    importFieldNames().filter((field) => [...REQUIRED_FIELDS, 'year'].some((one) => one === field)),
  )
})

test('the documentation names every field of a vehicle', () => {
  const text = readFileSync('docs/IMPORT.md', 'utf8')
  expect(importFieldNames().filter((field) => !text.includes(`\`${field}\``))).toEqual([])
})
