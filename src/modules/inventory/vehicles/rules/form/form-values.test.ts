import { describe, expect, it } from 'vitest'
import { emptyVehicleForm } from './form-values'

describe('an empty form', () => {
  it('starts as a draft with four doors, CIF and a visible price, and guesses neither year nor mileage', () => {
    expect(emptyVehicleForm()).toMatchObject({
      status: 'DRAFT',
      year: '',
      doors: '4',
      mileage: '',
      priceType: 'CIF',
      showPrice: true,
      featured: false,
      chassisPrefix: 'CODE-',
      name: '',
      locks: [],
    })
  })
})
