import { describe, expect, it } from 'vitest'
import { chosen, now } from './form.fixture'
import { emptyVehicleForm } from './form-values'
import { emptyAfter } from './next-field'

const entered = (more: object = {}, touched: string[] = []) => ({
  values: { ...emptyVehicleForm(now), images: [], ...more },
  touched: new Set(touched),
  hasEngine: true,
})

describe('Enter moves', () => {
  it('through what is required, in reading order, then to what was left out before', () => {
    const from = emptyAfter('officeFileNo', entered())
    expect(from.slice(0, 3)).toEqual(['color', 'mileage', 'fuelType'])
    expect(from.slice(-3)).toEqual(['modelCode', 'year', 'vehicleType'])
    expect(from).toContain('images')
    expect(from).not.toContain('officeFileNo')
    expect(from).not.toContain('doors')
  })
  it('past what is filled', () => {
    const { images: _, ...values } = { ...chosen(), images: [] }
    const from = emptyAfter('chassis', entered({ ...values, showroom: '1', vehicleType: '2', seats: '5' }))
    expect(from).toEqual([
      'year',
      'officeFileNo',
      'color',
      'mileage',
      'transmission',
      'conditionGrade',
      'costValue',
      'images',
    ])
  })
  it.each([
    ['to a year that nobody has confirmed', [], true],
    ['past one that somebody has', ['year'], false],
  ])('%s', (_, touched, leads) =>
    expect(emptyAfter('chassis', entered({}, touched)).includes('year')).toBe(leads),
  )
  it('on from a field that is not required', () => {
    expect(emptyAfter('licensePlate', entered())[0]).toBe('fuelType')
  })
  it('to no engine of an electric vehicle', () => {
    expect(emptyAfter('chassis', { ...entered(), hasEngine: false })).not.toContain('engineSizeCc')
  })
})
