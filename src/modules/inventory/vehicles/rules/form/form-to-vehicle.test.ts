import { describe, expect, it } from 'vitest'
import { chosen, now } from './form.fixture'
import { changedFields, createdFields, draftOfForm, savedFields } from './form-to-vehicle'
import { emptyVehicleForm } from './form-values'

describe('a save', () => {
  const names = { manufacturer: 'Toyota', model: 'HiAce', color: '', location: 'Nairobi, Kenya' }
  const fields = () => savedFields(chosen(), names, now)
  it('builds the name, falls back to White, and to 0 for mileage, price and cost', () => {
    expect(fields()).toMatchObject({
      name: 'Toyota HiAce TRH200V 2026',
      colorName: 'White',
      mileage: 0,
      price: 0,
      costValue: 0,
      year: 2026,
      location: 'Nairobi, Kenya',
    })
  })
  it('names a vehicle with no data by the time', () => {
    const empty = savedFields(
      emptyVehicleForm(),
      { manufacturer: '', model: '', color: '', location: '' },
      now,
    )
    expect(empty.name).toBe(`Vehicle ${now.getTime()}`)
  })
  it('sends numbers as numbers and leaves out what is empty', () => {
    const sent = createdFields(fields())
    expect(sent).toMatchObject({ engineSizeCc: 1998, doors: 4, manufacturer: 1 })
    expect(sent).not.toHaveProperty('description')
    expect(sent).not.toHaveProperty('oldPrice')
  })
  it('of a change sends the differences, and null for emptied fields', () => {
    const before = { a: 1, b: 'x', c: [1, 2], d: null }
    expect(changedFields(before, { a: 1, b: null, c: [1, 2], d: 3 })).toEqual({ b: null, d: 3 })
  })
  it('checks the chassis number as it will be stored', () => {
    expect(draftOfForm({ ...chosen(), chassis: '77' }).chassis).toBe('TRH200V-77')
  })
})
