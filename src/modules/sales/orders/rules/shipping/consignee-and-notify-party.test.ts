import { expect, test } from 'vitest'
import { checkParty, tidyParty } from './consignee-and-notify-party'

const PHONE = { path: 'consignee.phone', message: 'Please enter a valid phone number' }
const EMAIL = { path: 'consignee.email', message: 'Please enter a valid email address' }
const NONE = { phone: null, email: null }
const ODD = { phone: '0712', email: 'amina at home' }

test.each([
  ['nobody', NONE, NONE, []],
  ['somebody', { phone: '+254712345678', email: 'amina@example.com' }, NONE, []],
  ['nobody any more', NONE, ODD, []],
  ['somebody who cannot be reached', ODD, NONE, [PHONE, EMAIL]],
  ['what was stored before', ODD, ODD, []],
  ['another odd number', { ...ODD, phone: '0713' }, ODD, [PHONE]],
])('%s', (_, entered, stored, issues) => {
  expect(checkParty('consignee', entered, stored)).toEqual(issues)
})

test.each([
  ['0712 345678', 'Kenya', '+254712345678'],
  ['+81 45 123 4567', 'Kenya', '+81451234567'],
  ['+254 712 345678', null, '+254712345678'],
  [null, 'Kenya', null],
])('a number %s at a port in %s is %s', (phone, country, stored) => {
  const party = { name: 'Amina', address: null, phone, email: ' Amina@Example.com ' }
  expect(tidyParty(party, country)).toEqual({ ...party, phone: stored, email: 'amina@example.com' })
})
