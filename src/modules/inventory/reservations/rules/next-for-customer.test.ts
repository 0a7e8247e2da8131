import { expect, test } from 'vitest'
import { type NextForCustomer, nextForCustomer } from './next-for-customer'
import { type ReservationStatus, WITHDRAWN_NOTE } from './reservation-workflow'

test.each<[ReservationStatus, string | null, 'PUBLISHED' | 'SOLD', NextForCustomer]>([
  ['REQUESTED', null, 'PUBLISHED', null],
  ['CONFIRMED', null, 'PUBLISHED', 'contact'],
  ['REJECTED', 'It is being inspected.', 'PUBLISHED', 'similar'],
  ['EXPIRED', null, 'PUBLISHED', 'again'],
  ['EXPIRED', null, 'SOLD', 'similar'],
  ['RELEASED', WITHDRAWN_NOTE, 'PUBLISHED', null],
  ['RELEASED', 'It was sold elsewhere.', 'SOLD', 'similar'],
  ['CONVERTED', null, 'SOLD', null],
])('a reservation that is %s (%s, the vehicle %s) continues with %s', (status, note, vehicle, next) => {
  expect(nextForCustomer({ status, note, vehicle: { status: vehicle } })).toBe(next)
})
