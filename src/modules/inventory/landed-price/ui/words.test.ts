import { describe, expect, test } from 'vitest'
import * as w from '../rules/cases/world.fixture'
import { type LandedPrice, landedPrice, type Missing } from '../rules/landed-price'
import * as words from './words'

const NAMES: Parameters<typeof words.partName>[2] = {
  port: 'Mombasa',
  origin: 'Yokohama',
  namedPort: null,
}
const landed = (changes: Partial<typeof w.VEHICLE> = {}): LandedPrice =>
  landedPrice(w.TARIFFS, { ...w.VEHICLE, ...changes }, w.MOMBASA, w.TODAY)
const partsOf = (price: LandedPrice, names = NAMES): string[] =>
  price.parts.map(({ name }) => words.partName(name, price, names))

test('the parts of a price', () => {
  expect(partsOf(landed())).toEqual(['Vehicle, FOB Yokohama', 'Sea freight, RoRo', 'Insurance'])
  expect(partsOf(landed({ showroomId: w.SAITAMA }))).toEqual([
    'Vehicle',
    'Transport to Yokohama',
    'Sea freight, RoRo',
    'Insurance',
  ])
  const cif = landed({ priceType: 'CIF', namedPortId: w.MOMBASA })
  expect(partsOf(cif, { ...NAMES, namedPort: 'Mombasa' })).toEqual(['Vehicle, CIF Mombasa'])
})

describe('what is missing', () => {
  test.each<[Missing, string]>([
    [{ what: 'price' }, 'The price of this vehicle is on request.'],
    [{ what: 'originPort' }, 'It is not settled yet from which port this vehicle will be shipped.'],
    [{ what: 'transport' }, 'We have no rate for transport to Yokohama yet.'],
    [{ what: 'freight' }, 'We have no freight rate from Yokohama to Mombasa yet.'],
    [{ what: 'volume' }, 'Its freight depends on its size, and we have not measured this vehicle yet.'],
    [{ what: 'insurance' }, 'We have no insurance rate yet.'],
    [
      { what: 'inspection' },
      'An inspection before shipment is required for Mombasa, and we have no fee for it yet.',
    ],
    [
      { what: 'namedPort', namedPortId: null },
      'This CIF price does not say for which port it holds. Ask us for a price to Mombasa.',
    ],
    [{ what: 'rate', currency: 'KES' }, 'We have no exchange rate for KES yet.'],
  ])('%o', (missing, text) => {
    expect(words.missingText(missing, { term: 'CIF' }, NAMES)).toBe(text)
  })

  test('a price for another port, and a vehicle that is there already', () => {
    const other = { ...NAMES, namedPort: 'Dar es Salaam' }
    expect(words.missingText({ what: 'namedPort', namedPortId: w.DAR }, { term: 'CIF' }, other)).toBe(
      'This CIF price holds for Dar es Salaam. Ask us for a price to Mombasa.',
    )
    const names = { ...NAMES, origin: 'Mombasa' }
    expect(words.missingText({ what: 'freight' }, { term: 'FOB' }, names)).toBe(
      'This vehicle is in Mombasa already. Ask us for its price there.',
    )
  })
})

test('rates and lead times', () => {
  expect(words.rateText({ currency: 'JPY', perUsd: '150.25', day: '2026-11-19' })).toBe(
    '1 USD = 150.25 JPY on 19 November 2026',
  )
  expect([words.leadTimeText(35, 'Mombasa'), words.leadTimeText(1, 'Mombasa')]).toEqual([
    'About 35 days to Mombasa',
    'About 1 day to Mombasa',
  ])
})
