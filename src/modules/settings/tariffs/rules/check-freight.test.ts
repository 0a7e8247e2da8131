import { describe, expect, test } from 'vitest'
import { checkFreight, type FreightEntry, laneOf } from './check-freight'
import { checkInsurance } from './check-insurance'

const NONE: FreightEntry = {
  originPort: null,
  originCountry: null,
  destinationPort: null,
  destinationCountry: null,
  validFrom: null,
  validTo: null,
  fee: '1250.50',
  currency: 'USD',
  basis: 'unit',
}

describe('the lane of a freight', () => {
  test.each<[string, Partial<FreightEntry>]>([
    ['none', {}],
    ['port to port', { originPort: 1, destinationPort: 2 }],
    ['country to port', { originCountry: 'Japan', destinationPort: 2 }],
    ['country to country', { originCountry: 'Japan', destinationCountry: 'Kenya' }],
    ['for a fine fee by volume', { fee: '62.125', basis: 'm3' }],
    ['one day', { validFrom: '2027-01-01', validTo: '2027-01-01' }],
  ])('may be %s', (_, entry) => {
    expect(checkFreight({ ...NONE, ...entry })).toEqual([])
  })

  test.each<[string, Partial<FreightEntry>, string[]]>([
    ['only an origin', { originPort: 1 }, ['destinationPort']],
    ['only a country of origin', { originCountry: 'Japan' }, ['destinationPort']],
    ['only a destination', { destinationPort: 1 }, ['originPort']],
    ['port to country', { originPort: 1, destinationCountry: 'Kenya' }, ['destinationPort']],
    ['two origins', { originPort: 1, originCountry: 'Japan', destinationPort: 2 }, ['originCountry']],
    [
      'two destinations',
      { originCountry: 'Japan', destinationPort: 2, destinationCountry: 'Kenya' },
      ['destinationCountry'],
    ],
    ['for a fee that the currency does not have', { fee: '1250.50', currency: 'JPY' }, ['fee']],
    ['days the wrong way round', { validFrom: '2027-01-02', validTo: '2027-01-01' }, ['validTo']],
  ])('may not be %s', (_, entry, paths) => {
    expect(checkFreight({ ...NONE, ...entry }).map(({ path }) => path)).toEqual(paths)
  })

  test('has two ends, or there is none', () => {
    expect(laneOf({ ...NONE, originCountry: 'Japan', destinationPort: 2 })).toEqual({
      from: { portId: null, country: 'Japan' },
      to: { portId: 2, country: null },
    })
    expect(laneOf({ ...NONE, originPort: 1 })).toBeNull()
  })
})

test.each([
  ['1.5', 'percent', true, 0],
  ['50', 'percent', true, 0],
  ['50.01', 'percent', true, 1],
  ['120', 'percent', false, 0],
  ['120', 'flat', true, 0],
])('a rate of %s (%s), used in prices: %s, has %d faults', (fee, feeKind, usedInPrices, faults) => {
  expect(checkInsurance({ fee, feeKind, usedInPrices, minimum: null, currency: 'USD' })).toHaveLength(faults)
})

test('a flat fee and a minimum are in units of their currency, a share is not', () => {
  const rate = { fee: '1.125', feeKind: 'percent', minimum: null, currency: 'JPY', usedInPrices: false }
  const paths = (more: object) => checkInsurance({ ...rate, ...more }).map(({ path }) => path)
  expect(paths({})).toEqual([])
  expect(paths({ feeKind: 'flat', minimum: '0.5' })).toEqual(['fee', 'minimum'])
  expect(paths({ minimum: '5000' })).toEqual([])
})
