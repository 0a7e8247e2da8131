import { expect, it, test } from 'vitest'
import { checkPhone, fullPhone, plainPhone } from './check-person'
import { checkZip } from './check-zip'
import { COUNTRIES } from './countries'
import { hasZips } from './needs-zip'
import { PHONE_MAX } from './person-limits'
import { phoneExample } from './phone-example'
import { zipExample } from './zip-examples'

const WRONG = 'Please enter a valid zip code for the selected country'

test.each([
  ['90210', 'US', 'fine'],
  ['902101234', 'US', 'fine'],
  ['9021', 'US', WRONG],
  ['SW1A 1AA', 'United Kingdom', 'fine'],
  ['sw1a1aa', 'United Kingdom', 'fine'],
  ['220030', 'Belarus', 'fine'],
  ['00100', 'Kenya', 'fine'],
  ['100-0001', 'Japan', 'fine'],
  ['1000001', 'Japan', 'fine'],
  ['１００−０００１', 'Japan', 'fine'],
  ['100000', 'Japan', WRONG],
  ['100-00011', 'Japan', WRONG],
  ['1012ab', 'Netherlands', 'fine'],
  ['CH-3011', 'Switzerland', 'fine'],
  ['12000', 'Nicaragua', 'fine'],
  ['P.O. Box 7062', 'Uganda', 'fine'],
  ['10101', 'Uganda', 'fine'],
  ['Deira / P.B. 1', 'AE', 'fine'],
  ['-', 'AE', 'fine'],
  ['90210', '', 'Country is required to validate zip code'],
  ['', 'US', 'Zip code is required'],
  ['', '', 'Zip code is required'],
  ['', 'UG', 'fine'],
  ['', 'United Arab Emirates', 'fine'],
  ['1'.repeat(16), 'UG', WRONG],
])('a post code %j in %j: %s', (zip, country, expected) => {
  expect(checkZip(zip, country)[0]?.message ?? 'fine').toBe(expected)
})

it('shows an example, which it takes itself, of every country that has post codes', () => {
  const wrong = COUNTRIES.filter(({ code }) => hasZips(code)).filter(
    ({ code }) => zipExample(code) === null || checkZip(zipExample(code), code).length > 0,
  )
  expect(wrong.map(({ code }) => code)).toEqual([])
})

it('shows no example of a country that has none', () => {
  expect(COUNTRIES.filter(({ code }) => !hasZips(code) && zipExample(code) !== null)).toEqual([])
})

it('shows an example of a phone number that it takes itself, for every country', () => {
  const wrong = COUNTRIES.filter(({ code }) => {
    const example = phoneExample(code)
    return !example || checkPhone(example).length > 0 || plainPhone(example).length > PHONE_MAX
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
  expect(phoneExample('KE')).toBe('+254 712 123456')
})

test.each([
  ['0712 345678', 'Kenya', '+254712345678'],
  ['712345678', 'Kenya', '+254712345678'],
  ['+254 0712 345678', 'Kenya', '+254712345678'],
  ['00254712345678', 'Kenya', '+254712345678'],
  ['254712345678', 'Kenya', '+254712345678'],
  ['090-1234-5678', 'JP', '+819012345678'],
  ['(0)772 123 456', 'Uganda', '+256772123456'],
  ['+44 20 7946 0018', 'Kenya', '+442079460018'],
  ['0712 345678', '', '0712345678'],
  ['123', 'Kenya', '123'],
  ['', 'Kenya', ''],
])('a phone number %j in %j is %s', (phone, country, expected) => {
  expect(fullPhone(phone, country)).toBe(expected)
})
