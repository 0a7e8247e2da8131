import { expect, test } from 'vitest'
import { boundInUnit } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import { milesToKm } from '@/modules/inventory/vehicles/rules/distances/miles-to-km'
import { KM_EDGES, mileageRanges } from './mileage-bands'

const bands = mileageRanges('km').map((text) => {
  const [low = '', high] = text.replace('+', '').split('-')
  return { low: Number(low), high: high === undefined ? null : Number(high) }
})

test('bands in kilometres read as round numbers', () => {
  const inKm = bands.map(({ low, high }) => [
    low === 0 ? 0 : boundInUnit(low, 'km', 'min'),
    high === null ? null : boundInUnit(high, 'km', 'max'),
  ])
  expect(inKm).toEqual([
    [0, 20_000],
    [20_000, 50_000],
    [50_000, 80_000],
    [80_000, 120_000],
    [120_000, 160_000],
    [160_000, null],
  ])
})

test('no vehicle is between two bands, and one is in both only at their boundary as it is shown', () => {
  for (const { least, most } of KM_EDGES)
    for (let miles = least - 3; miles <= least + 3; miles += 1) {
      const holding = bands.filter(({ low, high }) => miles >= low && (high === null || miles <= high))
      const isBoundary = miles >= least && miles <= most
      expect([milesToKm(miles), holding.length]).toEqual([milesToKm(miles), isBoundary ? 2 : 1])
    }
})

test('bands in miles are those of the specification', () => {
  expect(mileageRanges('mi')).toEqual([
    '0-10000',
    '10000-25000',
    '25000-50000',
    '50000-75000',
    '75000-100000',
    '100000+',
  ])
})
