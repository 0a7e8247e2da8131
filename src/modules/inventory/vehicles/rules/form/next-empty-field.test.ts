import { describe, expect, it } from 'vitest'
import { chosen } from './form.fixture'
import { emptyVehicleForm } from './form-values'
import { nextEmptyField } from './next-empty-field'

const entered = (more: object = {}, touched: string[] = [], filled: string[] = []) => ({
  values: { ...emptyVehicleForm(), images: [], ...more },
  touched: new Set(touched),
  filled: new Set(filled),
  hasEngine: true,
})

describe('Enter moves', () => {
  it('through what is required, in reading order, then to what was left out before', () => {
    const from = nextEmptyField('officeFileNo', entered())
    expect(from.slice(0, 3)).toEqual(['color', 'mileage', 'fuelType'])
    expect(from.slice(-3)).toEqual(['modelCode', 'year', 'vehicleType'])
    const end = ['costValue', 'markup', 'namedPort', 'images', 'status']
    expect(from.slice(from.indexOf('costValue')).slice(0, 5)).toEqual(end)
    expect(from).toContain('images')
    expect(from).not.toContain('officeFileNo')
    expect(from).not.toContain('doors')
  })
  it('past what is filled', () => {
    const { images: _, ...values } = { ...chosen(), images: [] }
    const from = nextEmptyField(
      'chassis',
      entered({ ...values, showroom: '1', vehicleType: '2', seats: '5' }),
    )
    expect(from).toEqual([
      'year',
      'officeFileNo',
      'color',
      'mileage',
      'transmission',
      'conditionGrade',
      'costValue',
      'markup',
      'namedPort',
      'images',
      'status',
    ])
  })
  it.each<[string, string, object, string[], boolean]>([
    ['to a markup that nobody has entered', 'markup', {}, [], true],
    ['past a markup', 'markup', { markup: '12' }, [], false],
    ['past a markup that somebody has left empty', 'markup', {}, ['markup'], false],
    ['to a cost although somebody has left it empty', 'costValue', {}, ['costValue'], true],
    ['to the port of a CIF price', 'namedPort', { priceType: 'CIF' }, [], true],
    ['to no port of a FOB price', 'namedPort', { priceType: 'FOB' }, [], false],
    ['to the photographs, if there are none', 'images', {}, [], true],
    ['past photographs that somebody has left for later', 'images', {}, ['images'], false],
    ['to the status of a draft', 'status', {}, [], true],
    ['past a draft that somebody has confirmed', 'status', {}, ['status'], false],
    ['past a status that somebody has chosen', 'status', { status: 'PUBLISHED' }, [], false],
  ])('%s', (_, field, values, touched, leads) =>
    expect(nextEmptyField('chassis', entered(values, touched)).includes(field)).toBe(leads),
  )
  it.each<[string, string[], string[], boolean]>([
    ['to a year that earlier vehicles filled in', [], ['year'], true],
    ['past it once somebody has confirmed it', ['year'], ['year'], false],
    ['past a year that somebody typed', ['year'], [], false],
    ['past what the code determines', [], ['seats'], false],
  ])('%s', (_, touched, filled, stops) => {
    const [field = 'year'] = filled
    const from = nextEmptyField('chassis', entered({ year: '2017', seats: '5' }, touched, filled))
    expect(from.includes(field)).toBe(stops)
  })
  it('on from a field that is not required', () => {
    expect(nextEmptyField('licensePlate', entered())[0]).toBe('fuelType')
  })
  it('to no engine of an electric vehicle', () => {
    expect(nextEmptyField('chassis', { ...entered(), hasEngine: false })).not.toContain('engineSizeCc')
  })
})
