import { expect, test } from 'vitest'
import { missingProfileItems, type ProfileFacts, profileItems } from './profile-completeness'

const whole: ProfileFacts = {
  roleId: null,
  firstName: 'Ngũgĩ',
  lastName: "O'Brien",
  phoneNumber: '+254712345678',
  country: 'Kenya',
  city: 'Nairobi',
  zip: '00100',
  address: null,
  userType: 'CUSTOMER',
  companyName: null,
  companyAddress: null,
  termsAcceptedAt: '2026-11-21T00:00:00.000Z',
}

test.each([
  ['a whole profile lacks nothing', {}, []],
  ['a street address is wanted and not needed', { address: null }, []],
  [
    'an account from a provider lacks what the provider does not say',
    { phoneNumber: null, country: null, city: null, zip: null, termsAcceptedAt: null },
    ['Phone number', 'Country', 'City', 'Zip code', 'Acceptance of the terms and conditions'],
  ],
  ['a stand-in for a name is no name', { firstName: 'New', lastName: 'Customer' }, ['Name']],
  ['a dealer has a company', { userType: 'DEALER' }, ['Company name', 'Company address']],
  ['staff owe neither address nor terms', { roleId: 2, country: null, termsAcceptedAt: null }, []],
])('%s', (_, change, missing) => {
  expect(missingProfileItems({ ...whole, ...change })).toEqual(missing)
})

test('gives the share of what is filled in', () => {
  expect(
    profileItems(whole)
      .filter(({ isFilledIn }) => !isFilledIn)
      .map(({ field }) => field),
  ).toEqual(['address'])
})
