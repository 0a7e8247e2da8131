import { expect, test } from 'vitest'
import { checkPaymentDay } from './check-payment-day'

test.each([
  ['2026-11-20', null],
  ['2026-11-22', null],
  ['2026-11-19', 'The day of payment cannot be before the day of the order'],
  ['2000-01-01', 'The day of payment cannot be before the day of the order'],
  ['2026-11-23', 'The day of payment cannot be after today'],
])('of an order of the 20th, on the 22nd, a payment of %s: %s', (day, message) => {
  const issues = checkPaymentDay(day, { orderedOn: '2026-11-20', today: '2026-11-22' })
  expect(issues).toEqual(message ? [{ path: 'receivedPaymentDate', message }] : [])
})
