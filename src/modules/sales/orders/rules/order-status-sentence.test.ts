import { expect, test } from 'vitest'
import { orderStatusSentence } from './order-status-sentence'

test.each([
  ['ORDER_CONFIRMED', 'Order OR-2026-9 is confirmed'],
  ['VEHICLE_SWITCHED', 'Order OR-2026-9 has another vehicle'],
] as const)('an order that has become %s: %s', (status, sentence) => {
  expect(orderStatusSentence('OR-2026-9', status)).toBe(sentence)
})
