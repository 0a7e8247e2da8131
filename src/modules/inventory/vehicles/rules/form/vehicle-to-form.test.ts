import { describe, expect, it } from 'vitest'
import { hiace } from './form.fixture'
import { storedVehicleForm } from './vehicle-to-form'

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
  const values = storedVehicleForm(draft, hiace, ['Export'])
  it('keeps values that differ from the model code, unlocked', () => {
    expect(values.fuelType).toBe('9')
    expect(values.locks).not.toContain('fuelType')
  })
  it("locks values equal to the code's, and fills in missing ones", () => {
    expect(values.locks).toEqual(['drivetrain', 'engineSizeCc', 'length', 'width', 'height', 'm3Cbm'])
    expect(values).toMatchObject({ engineSizeCc: '1998', width: '169.5' })
  })
  it('shows a typed title, and leaves the field empty for a built one', () => {
    const name = 'Toyota Hiace TRH200V 2009'
    const shown = (nameTyped: boolean | null) =>
      storedVehicleForm({ ...draft, name, nameTyped }, hiace, []).name
    expect([shown(true), shown(false), shown(null)]).toEqual([name, '', name])
  })
  it('keeps the currency of its amounts, and uses the default without any', () => {
    expect(values.currency).toBe('JPY')
    expect(storedVehicleForm({ ...draft, currency: null }, hiace, []).currency).toBe('USD')
  })
  it('shows its chassis number as prefix and rest, tags and features', () => {
    expect(values).toMatchObject({
      chassisPrefix: 'TRH200V-',
      chassis: '0000001',
      tags: ['Export'],
      features: ['4'],
    })
  })
})
