import { expect, test } from 'vitest'
import { readDistanceUnit } from './distance-unit'
import { boundInMiles, boundInUnit, leastMiles, mostMiles } from './distances/distance-bounds'
import { milesToKm } from './distances/miles-to-km'

test.each([
  ['km', 'km'],
  ['mi', 'mi'],
  ['KM', null],
  ['', null],
  [undefined, null],
])('%j names the unit %j', (value, unit) => {
  expect(readDistanceUnit(value)).toBe(unit)
})

test.each([
  [0, 0],
  [1, 2],
  [100, 161],
  [45_000, 72_420],
  [1_000_000, 1_609_344],
])('%i miles are %i km', (miles, km) => {
  expect(milesToKm(miles)).toBe(km)
})

test('an invalid mileage has no kilometres', () => {
  expect(milesToKm(Number.NaN)).toBeNaN()
})

test.each([0, 1, 2, 16, 20_000, 49_999, 50_000, 80_000, 100_000, 123_457, 3_000_000])(
  'exactly the vehicles shown with %i km and less, or more, are within that bound',
  (km) => {
    const [least, most] = [leastMiles(km), mostMiles(km)]
    expect(milesToKm(least)).toBeGreaterThanOrEqual(km)
    expect(least === 0 || milesToKm(least - 1) < km).toBe(true)
    expect(milesToKm(most)).toBeLessThanOrEqual(km)
    expect(milesToKm(most + 1)).toBeGreaterThan(km)
  },
)

test.each([500, 1000, 16_000, 20_000, 49_000, 50_000, 80_000, 99_900, 100_000, 160_000, 1_000_000])(
  'a bound of %i km reads so again, whichever end it is',
  (km) => {
    for (const end of ['min', 'max'] as const)
      expect(boundInUnit(boundInMiles(km, 'km', end), 'km', end)).toBe(km)
  },
)

test('a bound in kilometres that reads otherwise means the same vehicles', () => {
  for (const end of ['min', 'max'] as const)
    for (let km = 49_000; km < 51_000; km += 1) {
      const miles = boundInMiles(km, 'km', end)
      expect(boundInMiles(boundInUnit(miles, 'km', end), 'km', end)).toBe(miles)
    }
})

test('miles stay as they are', () => {
  expect([boundInMiles(60_000, 'mi', 'max'), boundInUnit(60_000, 'mi', 'min')]).toEqual([60_000, 60_000])
})
