import { expect, test } from 'vitest'
import { isSamePayment } from './same-payment'

const ENTERED = { amount: 100, method: 'CASH', transactionId: null, day: '2026-11-27' } as const
const RECORDED = { ...ENTERED, kind: 'PAYMENT', recordedAt: '2026-11-27T10:00:00Z', isUndone: false } as const

test.each([
  ['the same', {}, {}, '10:10', true],
  ['another amount', { amount: 101 }, {}, '10:10', false],
  ['another method', { method: 'CARD' }, {}, '10:10', false],
  ['another day', { day: '2026-11-26' }, {}, '10:10', false],
  ['one with a transaction id', { transactionId: 'TX-1' }, {}, '10:10', false],
  ['beside one with a transaction id', {}, { transactionId: 'TX-1' }, '10:10', false],
  ['beside one that was undone', {}, { isUndone: true }, '10:10', false],
  ['beside a refund', {}, { kind: 'REFUND' }, '10:10', false],
  ['a quarter of an hour later', {}, {}, '10:15', false],
] as const)('%s requires confirmation: %s', (_, entered, recorded, time, expected) => {
  const now = new Date(`2026-11-27T${time}:00Z`)
  expect(isSamePayment({ ...ENTERED, ...entered }, [{ ...RECORDED, ...recorded }], now)).toBe(expected)
})
