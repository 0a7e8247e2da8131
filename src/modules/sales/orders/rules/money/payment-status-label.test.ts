import { expect, test } from 'vitest'
import { paymentStatusLabel } from './payment-status-label'

test.each([
  ['BALANCE', 'RECEIVED', 'Received'],
  ['DOWN_PAYMENT', 'OVERDUE', 'Overdue'],
  ['REFUND', 'RECEIVED', 'Paid back'],
  ['REFUND', 'PENDING', 'Pending'],
] as const)('a %s that is %s reads %s', (kind, status, label) => {
  expect(paymentStatusLabel({ kind, status })).toBe(label)
})
