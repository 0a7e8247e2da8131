import { describe, expect, it } from 'vitest'
import { carKey } from './car-key'
import { suggestionQuery } from './suggestion-query'
import {
  agreedOn,
  contradicts,
  type EarlierVehicle,
  type ListedCode,
  SUGGESTED_FIELDS,
  suggestionsFor,
} from './suggestions'

const none = Object.fromEntries(SUGGESTED_FIELDS.map((field) => [field, null])) as Omit<
  EarlierVehicle,
  'chassis' | 'code' | 'year'
>
const car = (chassis: string | null, more: Partial<EarlierVehicle> = {}): EarlierVehicle => ({
  ...none,
  code: null,
  year: 2016,
  ...more,
  chassis,
})
const listed = (id: number, modelCode: string, model = 2): ListedCode => ({
  id,
  model,
  manufacturer: 1,
  facts: { modelCode, fuelType: 4, engineSizeCc: 1986 },
})
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value)
const of = (text: string, vehicles: EarlierVehicle[], listed: ListedCode[] = []) => {
  const query = suggestionQuery(text)
  if (!query) throw new Error(`${text} is no car`)
  return suggestionsFor(query, vehicles, listed)
}

it.each([
  ['none', [], null],
  ['one alone', [7], null],
  ['two that are the same', [7, 7], 7],
  ['two that differ', [7, 8], null],
  ['eight of nine', [...times(8, 7), 8], null],
  ['nine of ten', [...times(9, 7), 8], 7],
  ['eight of ten', [...times(8, 7), 8, 8], null],
  ['eighteen of twenty', [...times(18, 7), 8, 9], 7],
] as const)('%s agree on %s: %s', (_, values, agreed) => expect(agreedOn(values)).toBe(agreed))

it.each([
  ['ZRR80-0123456', 'ZRR80'],
  ['DBA-ZRR80G', 'ZRR80G'],
  ['JTMHV05J604012345', 'JTMHV05J'],
])('%s queries %s', (text, key) => expect(carKey(suggestionQuery(text)!)).toBe(key))

it.each(['', '0123456', null])('%j queries no car', (text) => expect(suggestionQuery(text)).toBeNull())

describe('vehicles with the code', () => {
  const g = (seats: number | null, more: Partial<EarlierVehicle> = {}) =>
    car('ZRR80-1', { code: 'ZRR80G', manufacturer: 1, model: 2, modelCode: 3, seats, ...more })

  it('fill what they agree on, show the others by frequency, and return their years', () => {
    const vehicles = [g(8, { year: 2018 }), g(7, { year: 2014 }), g(7, { doors: 5 }), g(null)]
    expect(of('zrr80-0123456', vehicles, [listed(3, 'ZRR80G')])).toEqual({
      code: 'ZRR80G',
      earlier: 4,
      values: { manufacturer: 1, model: 2, modelCode: 3, fuelType: 4, engineSizeCc: 1986 },
      choices: { seats: [7, 8], doors: [5] },
      years: { from: 2014, to: 2018 },
    })
  })
  it.each([
    [
      'the very code, where there is one',
      'TRH200V-1',
      [car('TRH200V-2'), car('TRH200-3'), car('TRH200V-4')],
      2,
    ],
    ['else the type', 'TRH200V-1', [car('TRH200-2'), car('TRH200-3'), car('TRH224-4')], 2],
    ['by model code as well', 'ZRR80-1', [car('X', { code: 'ZRR80G' }), car('Y', { code: 'ZRR80W' })], 2],
    ['no other grade of the type', 'ZRR80G', [car(null, { code: 'ZRR80W' })], null],
    ['the beginning of a VIN', 'JTMHV05J604012345', [car('JTMHV05J904054321'), car('JTMHV05K904054321')], 1],
    ['at most forty', 'E12-1', Array.from({ length: 50 }, () => car('E12-2')), 40],
  ])('count: %s', (_, text, vehicles, count) => expect(of(text, vehicles)?.earlier ?? null).toBe(count))

  it('fill no model without its make', () => {
    const result = of('E12-1', [car('E12-2', { model: 2 }), car('E12-3', { model: 2 })])
    expect(result?.values).toEqual({})
  })
})

describe('the list of model codes', () => {
  const all = { manufacturer: 1, model: 2, modelCode: 3, fuelType: 4, engineSizeCc: 1986 }

  it('knows a car that we never had', () => {
    expect(of('ZRR80G', [], [listed(3, 'ZRR80G')])).toEqual({
      code: 'ZRR80G',
      earlier: 0,
      values: all,
      choices: {},
      years: null,
    })
  })
  it('wins over what vehicles have', () => {
    const own = car('ZRR80G-1', { manufacturer: 1, model: 2, modelCode: 3, engineSizeCc: 2000 })
    const result = of('ZRR80G-7', [own, own], [listed(3, 'ZRR80G')])
    expect(result).toMatchObject({ code: 'ZRR80G', earlier: 2, values: all, choices: {} })
  })
  it.each([
    ['a type alone', 'ZRR80-0123456', [listed(3, 'ZRR80G')]],
    ['the same code of two models', 'ZRR80G', [listed(3, 'ZRR80G'), listed(4, 'ZRR80G', 9)]],
    ['no code of the car', 'ZRR80G', [listed(3, 'ZRR85G')]],
  ])('does not guess from %s', (_, text, codes) => expect(of(text, [], codes)).toBeNull())
})

it.each([
  [{ manufacturer: 1, model: 2 }, false],
  [{ manufacturer: 1, model: null }, false],
  [{ manufacturer: null, model: 9 }, true],
  [{ manufacturer: 9 }, true],
  [{}, false],
])('a vehicle with %j contradicts make 1 and model 2: %s', (known, is) =>
  expect(contradicts({ values: { manufacturer: 1, model: 2 } }, known)).toBe(is),
)
