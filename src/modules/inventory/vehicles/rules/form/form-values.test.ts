import { describe, expect, it } from 'vitest'
import { emptyVehicleForm } from './form-values'

const now = new Date('2026-06-15T10:00:00Z')

describe('an empty form', () => {
  it('starts as a draft of this year with four doors, no mileage, CIF and a visible price', () => {
    expect(emptyVehicleForm(now)).toMatchObject({
      status: 'DRAFT',
      year: '2026',
      doors: '4',
      mileage: '0',
      priceType: 'CIF',
      showPrice: true,
      featured: false,
      chassisPrefix: 'CODE-',
      name: '',
      locks: [],
    })
  })
})
