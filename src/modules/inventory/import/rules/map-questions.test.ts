import { describe, expect, test } from 'vitest'
import { answerIn, type MapWithQuestions, openQuestions, type QuestionKey, withAnswer } from './map-questions'

const namesUnit = (column: string): boolean => /\b(km|miles)\b/i.test(column)
const open = (fields: MapWithQuestions['fields'], notStated?: string[]) =>
  openQuestions({ fields, ...(notStated && { notStated }) }, namesUnit)

const year = { column: 'Year' }
const steeringType = { column: 'Steering' }
const rest = { year, steeringType }

describe('what no column of a file says', () => {
  test.each<[string, MapWithQuestions['fields'], QuestionKey[]]>([
    ['nothing of it', {}, ['steering', 'year']],
    ['year and steering', rest, []],
    ['the side as a position', { year, steeringPosition: { column: 'Side' } }, []],
    ['a month, which is no year', { steeringType, firstRegistered: { column: 'Reg' } }, ['year']],
    ['an odometer', { ...rest, mileage: { column: 'Odometer' } }, ['odometerUnit']],
    ['one with a unit in the map', { ...rest, mileage: { column: 'Odometer', unit: 'km' } }, []],
    ['one with a unit in its name', { ...rest, mileage: { column: 'Odo (km)' } }, []],
    ['one of two names without it', { ...rest, mileage: { column: ['Odo km', 'Odo'] } }, ['odometerUnit']],
    ['one with a column of units', { ...rest, mileage: { column: 'Odo', unit: { column: 'u' } } }, []],
    [
      'one of several sources without it',
      { ...rest, mileage: { firstOf: [{ column: 'Odo', unit: 'km' }, { column: 'ODO' }] } },
      ['odometerUnit'],
    ],
    ['the same distance for all', { ...rest, mileage: { constant: 0 } }, []],
    ['a price alone', { ...rest, price: { column: 'Price' } }, ['currency', 'priceType']],
    ['a cost, which nobody sees', { ...rest, costValue: { column: 'Cost' } }, ['currency']],
    [
      'a cost with a markup, which is a price',
      { ...rest, costValue: { column: 'Cost' }, markup: { constant: 20 }, currency: { constant: 'JPY' } },
      ['priceType'],
    ],
    ['a price of nothing', { ...rest, price: { constant: 0 } }, []],
    [
      'a FOB price',
      { ...rest, price: { column: 'P' }, currency: { column: 'C' }, priceType: { constant: 'FOB' } },
      [],
    ],
    [
      'a CIF price',
      { ...rest, price: { column: 'P' }, currency: { column: 'C' }, priceType: { constant: 'CIF' } },
      ['port'],
    ],
    [
      'types of price in a column, which may end at a port',
      { ...rest, price: { column: 'P' }, currency: { column: 'C' }, priceType: { column: 'Terms' } },
      ['port'],
    ],
    [
      'a cost with types of price in a column',
      { ...rest, costValue: { column: 'P' }, currency: { column: 'C' }, priceType: { column: 'Terms' } },
      ['port'],
    ],
    [
      'a cost of CIF',
      { ...rest, costValue: { column: 'P' }, currency: { column: 'C' }, priceType: { constant: 'CIF' } },
      ['port'],
    ],
    [
      'a cost of FOB',
      { ...rest, costValue: { column: 'P' }, currency: { column: 'C' }, priceType: { constant: 'FOB' } },
      [],
    ],
    [
      'a price that is still without its answer',
      { ...rest, price: { column: 'P' }, currency: { constant: '' }, priceType: { constant: '' } },
      ['currency', 'priceType'],
    ],
  ])('%s', (_, fields, expected) => {
    expect(open(fields)).toEqual(expected)
  })

  test('is no longer a question once a person confirmed that nobody knows', () => {
    expect(open({}, ['steering', 'year'])).toEqual([])
  })
})

describe('an answer', () => {
  const empty: MapWithQuestions = { fields: { mileage: { column: 'Odo' }, price: { column: 'P' } } }

  test.each<[QuestionKey, string | null, Partial<MapWithQuestions>]>([
    ['odometerUnit', 'km', { fields: { ...empty.fields, mileage: { column: 'Odo', unit: 'km' } } }],
    ['year', '2017', { fields: { ...empty.fields, year: { constant: 2017 } } }],
    ['currency', 'JPY', { fields: { ...empty.fields, currency: { constant: 'JPY' } } }],
    ['steering', null, { fields: empty.fields, notStated: ['steering'] }],
  ])('to %s with %j is in the map', (key, answer, expected) => {
    const map = withAnswer(empty, key, answer)
    expect(map).toMatchObject(expected)
    expect(answerIn(map, key)).toBe(answer)
  })

  test('can be changed, and removed', () => {
    const unknown = withAnswer(empty, 'steering', null)
    const known = withAnswer(unknown, 'steering', 'RHD')
    expect(known).toEqual({ fields: { ...empty.fields, steeringType: { constant: 'RHD' } } })
    const km = withAnswer(empty, 'odometerUnit', 'km')
    expect(withAnswer(km, 'odometerUnit', '')).toEqual(empty)
  })
})
