import { expect, test } from 'vitest'
import { customerTimeZone } from './customer-time-zone'

test.each([
  ['Kenya', null, 'Africa/Nairobi'],
  ['Japan', 'Africa/Nairobi', 'Asia/Tokyo'],
  ['United States', 'Africa/Nairobi', 'Africa/Nairobi'],
  ['Nowhere', null, 'UTC'],
  [null, 'Africa/Kampala', 'Africa/Kampala'],
  [null, null, 'UTC'],
])('somebody in %s with vehicles sent to %s has the clocks of %s', (country, destination, zone) => {
  expect(customerTimeZone(country, destination)).toBe(zone)
})
