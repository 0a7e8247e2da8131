import { expect, test } from 'vitest'
import { COUNTRY_NAMES } from '@/modules/accounts/people/rules/country-names'
import type { DistanceUnit } from '../distance-unit'
import { distanceUnit, readerUnit } from './reader-distance-unit'

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

test.each<[DistanceUnit | null, string | null, string | null, DistanceUnit]>([
  ['mi', 'Kenya', 'Kenya', 'mi'],
  ['km', 'United Kingdom', null, 'km'],
  [null, 'Kenya', 'United Kingdom', 'km'],
  [null, 'United Kingdom', 'Kenya', 'mi'],
  [null, null, 'Tanzania', 'km'],
  [null, null, null, 'mi'],
])('who chose %j, ships to %j and lives in %j reads %s', (chosen, portCountry, accountCountry, unit) => {
  expect(readerUnit({ chosen, portCountry, accountCountry })).toBe(unit)
})
