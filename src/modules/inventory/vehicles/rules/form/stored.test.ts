import { describe, expect, it } from 'vitest'
import { hiace, now } from './form.fixture'
import { storedVehicleForm } from './stored'

describe('a stored vehicle', () => {
  const draft = {
    chassis: 'TRH200V-0000001',
    drivetrain: 2,
    fuelType: 9,
    length: 469.5,
    price: 900_000,
    currency: 'JPY',
    features: [4],
    year: 2009,
  }
  const values = storedVehicleForm(draft, hiace, ['Export'], now)
  it('keeps what was entered otherwise than its model code says, and open', () => {
    expect(values.fuelType).toBe('9')
    expect(values.locks).not.toContain('fuelType')
  })
  it('locks what the code says too, and fills in what is missing', () => {
    expect(values.locks).toEqual(['drivetrain', 'engineSizeCc', 'length', 'width', 'height', 'm3Cbm'])
    expect(values).toMatchObject({ engineSizeCc: '1998', width: '169.5' })
  })
  it('shows a title that somebody typed, and leaves the field empty for one that was built', () => {
    const name = 'Toyota Hiace TRH200V 2009'
    const shown = (nameTyped: boolean | null) =>
      storedVehicleForm({ ...draft, name, nameTyped }, hiace, [], now).name
    expect([shown(true), shown(false), shown(null)]).toEqual([name, '', name])
  })
  it('keeps the currency of its amounts, and has the usual one without any', () => {
    expect(values.currency).toBe('JPY')
    expect(storedVehicleForm({ ...draft, currency: null }, hiace, [], now).currency).toBe('USD')
  })
  it('shows its chassis number as prefix and part, tags and features', () => {
    expect(values).toMatchObject({
      chassisPrefix: 'TRH200V-',
      chassis: '0000001',
      tags: ['Export'],
      features: ['4'],
    })
  })
})
