import { describe, expect, it } from 'vitest'
import { hiace } from './form.fixture'
import { emptyVehicleForm, type VehicleFormValues } from './form-values'
import { type SuggestedCar, suggestedInForm } from './suggested-in-form'

const voxy: SuggestedCar = {
  values: { manufacturer: 1, model: 2, modelCode: 3, vehicleType: 4, fuelType: 3, seats: 8, doors: 5 },
  years: { from: 2014, to: 2021 },
  facts: null,
}
const van: SuggestedCar = { ...voxy, facts: hiace }

const suggest = (car: SuggestedCar | null, more: Partial<VehicleFormValues> = {}, typed: string[] = []) =>
  suggestedInForm(
    { values: { ...emptyVehicleForm(), ...more }, typed: new Set(typed), filled: new Map() },
    car,
  )

describe('suggestions', () => {
  it('fill what is empty, and defaults that nobody entered', () => {
    expect(suggest(van).fields).toMatchObject({ manufacturer: '1', model: '2', seats: '8', doors: '5' })
  })
  it('never replace what was typed', () => {
    const { fields, filled } = suggest(van, { seats: '7', doors: '4' }, ['seats', 'doors'])
    expect(fields).not.toHaveProperty('seats')
    expect(fields).not.toHaveProperty('doors')
    expect([...filled.keys()]).not.toContain('seats')
  })
  it('fill in nothing where another make or model was entered', () => {
    expect(suggest(van, { manufacturer: '9' }, ['manufacturer'])).toEqual({ fields: {}, filled: new Map() })
  })
  it('fill a year only if all earlier vehicles are of it', () => {
    expect(suggest(van).fields).not.toHaveProperty('year')
    expect(suggest({ ...van, years: { from: 2016, to: 2016 } }).fields).toMatchObject({ year: '2016' })
  })
  it('bring the locks of the model code, but none over another typed value', () => {
    expect(suggest(van).fields.locks).toContain('engineSizeCc')
    expect(suggest(van, { engineSizeCc: '2000' }, ['engineSizeCc']).fields.locks).not.toContain(
      'engineSizeCc',
    )
    expect(suggest(voxy).fields).not.toHaveProperty('modelCode')
  })
  it.each([
    ['TRH200V-0123456', '0123456', 'TRH200V-'],
    ['TRH200-0123456', 'TRH200-0123456', 'TRH200V-'],
    ['TRH200V', '', 'TRH200V-'],
    ['JTMHV05J604012345', 'JTMHV05J604012345', 'TRH200V-'],
  ])('leave of %s in the field: %s', (typed, chassis, chassisPrefix) => {
    expect(suggest(van, { chassis: typed }, ['chassis']).fields).toMatchObject({ chassis, chassisPrefix })
  })
  it('give way to those for another code, except where somebody changed them', () => {
    const first = suggest(van)
    const values = { ...emptyVehicleForm(), ...first.fields, seats: '7' }
    const form = { values, typed: new Set(['seats']), filled: first.filled }
    const { fields } = suggestedInForm(form, { ...voxy, values: { manufacturer: 6 } })
    expect(fields).toMatchObject({
      manufacturer: '6',
      model: '',
      modelCode: '',
      doors: '4',
      locks: [],
      code: null,
    })
    expect(fields).not.toHaveProperty('seats')
    expect(suggestedInForm(form, null).fields).toMatchObject({ manufacturer: '', vehicleType: '' })
  })
})
