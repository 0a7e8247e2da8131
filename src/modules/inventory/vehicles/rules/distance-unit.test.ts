import { expect, test } from 'vitest'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import { distanceUnit } from './distance-unit'

test.each([
  ['Kenya', 'km'],
  ['Tanzania', 'km'],
  ['Belarus', 'km'],
  ['Japan', 'km'],
  ['United Kingdom', 'mi'],
  ['United States', 'mi'],
  [null, 'mi'],
  ['', 'mi'],
])('a buyer in %j counts in %s', (country, unit) => {
  expect(distanceUnit(country)).toBe(unit)
})

test('every country that counts in miles is named as in the lists of countries', () => {
  const inMiles = [...COUNTRY_NAMES.values()].filter((name) => distanceUnit(name) === 'mi')
  expect(inMiles).toHaveLength(26)
})
