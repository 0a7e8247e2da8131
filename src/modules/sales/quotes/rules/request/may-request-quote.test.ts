import { expect, test } from 'vitest'
import { DUPLICATE_REQUEST, REQUEST_FAILED, RESERVED_INFO } from '../quote-messages'
import { QUOTE_STATUSES } from '../quote-statuses'
import { blocksRequest, requestFailure, requestGate } from './may-request-quote'

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
])('%i %s is shown as %s', (status, message, expected) => {
  const failure = requestFailure({ status, message })
  expect(failure).toEqual(expected === null ? { kind: 'sign-in' } : { kind: 'refused', message: expected })
})

test('only a quote that is being dealt with prevents its customer from requesting again', () => {
  expect(QUOTE_STATUSES.filter(blocksRequest)).toEqual([
    'AWAITING_RESPONSE',
    'QUOTED',
    'NEGOTIATING',
    'ACCEPTED',
  ])
})
