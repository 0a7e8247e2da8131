import { expect, test } from 'vitest'
import { checkProfile, tidyProfile } from './profile'

const KENYA = { country: 'Kenya', zip: '00100' }
const messagesOf = (patch: object, whole: object = KENYA) =>
  checkProfile(patch, { ...whole, ...patch }, '2026-11-27').map(({ message }) => message)

test.each<[string, object, string[]]>([
  ['a number as it is written in the country', { phoneNumber: '0712 345678' }, []],
  ['an international one', { phoneNumber: '+254712345678' }, []],
  ['one of no country', { phoneNumber: '0712' }, ['Please enter a valid phone number']],
  ['a country with post codes and none given', { country: 'Japan', zip: '' }, ['Zip code is required']],
  ['a country without post codes', { country: 'Uganda', zip: '' }, []],
])('a profile with %s', (_, patch, messages) => {
  expect(messagesOf(patch)).toEqual(messages)
})

test('a number is stored as it is dialled from anywhere, by the country of the whole profile', () => {
  expect(tidyProfile({ phoneNumber: '0712 345678' }, 'Kenya')).toEqual({ phoneNumber: '+254712345678' })
  expect(tidyProfile({ country: 'Uganda', phoneNumber: '0712 345678' })).toMatchObject({
    phoneNumber: '+256712345678',
  })
  expect(tidyProfile({ firstName: ' Amina ' }, 'Kenya')).toEqual({ firstName: 'Amina' })
})
