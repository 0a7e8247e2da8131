import { expect, test } from 'vitest'
import { FIRST_DIALLING_CODE, withDiallingCode } from './dialling-code'

test('a phone field starts with the code of the United States', () => {
  expect(FIRST_DIALLING_CODE).toBe('+1')
})

test.each([
  ['+1', '', 'Kenya', '+254'],
  ['', '', 'Kenya', '+254'],
  ['+254', 'Kenya', 'Japan', '+81'],
  ['+254 712 345678', 'Kenya', 'Uganda', '+256 712 345678'],
  ['+44 20 7946 0000', 'Kenya', 'Uganda', '+44 20 7946 0000'],
  ['0712 345678', 'Kenya', 'Uganda', '0712 345678'],
  ['+254712345678', 'Kenya', '', '+254712345678'],
])('%j becomes, from %j to %j, %j', (phone, from, to, expected) => {
  expect(withDiallingCode(phone, from, to)).toBe(expected)
})
