import { expect, test } from 'vitest'
import { phoneHelp, zipHelp } from './phone-and-zip-help'

test.each([
  ['Japan', 'With + and the country code, for example +81 90 1234 5678'],
  ['', 'With + and the country code, for example +1 201 555 0123'],
])('the help of a phone number in %j: %s', (country, expected) => {
  expect(phoneHelp(country)).toBe(expected)
})

test.each([
  ['Japan', 'For example 100-0001'],
  ['Uganda', 'Uganda has no zip codes: leave it empty, or enter a P.O. box'],
  ['United Arab Emirates', 'United Arab Emirates has no zip codes: leave it empty, or enter a P.O. box'],
  ['', undefined],
])('the help of a post code in %j: %s', (country, expected) => {
  expect(zipHelp(country)).toBe(expected)
})
