import { expect, test } from 'vitest'
import { blocksRequest, requestFailure, requestGate } from './quote-request'
import { QUOTE_STATUSES } from './quote-statuses'
import { DUPLICATE_REQUEST, REQUEST_FAILED, RESERVED_INFO } from './request-messages'

test.each([
  [null, 'sign-in'],
  [{ hasRole: true, hasUserType: true }, 'restricted'],
  [{ hasRole: true, hasUserType: false }, 'restricted'],
  [{ hasRole: false, hasUserType: false }, 'profile'],
  [{ hasRole: false, hasUserType: true }, null],
])('%j is stopped by %s', (asker, gate) => {
  expect(requestGate(asker)).toBe(gate)
})

test.each([
  [401, 'Please sign in', null],
  [400, 'Unauthorized', null],
  [409, 'Anything', DUPLICATE_REQUEST],
  [400, 'A quote already exists', DUPLICATE_REQUEST],
  [400, 'Conflict', DUPLICATE_REQUEST],
  [409, RESERVED_INFO, RESERVED_INFO],
  [409, 'This vehicle is sold.', 'This vehicle is sold.'],
  [500, 'Something went wrong', REQUEST_FAILED],
  [0, 'You are offline', REQUEST_FAILED],
])('%i %s is told as %s', (status, message, told) => {
  const failure = requestFailure({ status, message })
  expect(failure).toEqual(told === null ? { kind: 'sign-in' } : { kind: 'refused', message: told })
})

test('only a quote that is being dealt with keeps its customer from asking again', () => {
  expect(QUOTE_STATUSES.filter(blocksRequest)).toEqual([
    'AWAITING_RESPONSE',
    'QUOTED',
    'NEGOTIATING',
    'ACCEPTED',
  ])
})
