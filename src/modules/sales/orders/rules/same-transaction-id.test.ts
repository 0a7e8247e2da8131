import { expect, test } from 'vitest'
import { isSameTransactionId } from './same-transaction-id'

test.each([
  ['TX-1', 'TX-1', true],
  ['TX-1', ' tx-1 ', true],
  ['TX 1', 'TX1', true],
  ['ＴＸ１', 'tx1', true],
  ['TX\u200b1', 'TX1', true],
  ['TX-1', 'TX-2', false],
  ['TX-1', 'TX1', false],
  ['TX-1', null, false],
  [null, null, false],
  [' ', '', false],
])('%j and %j are one transaction: %s', (one, other, isSame) => {
  expect(isSameTransactionId(one, other)).toBe(isSame)
})
