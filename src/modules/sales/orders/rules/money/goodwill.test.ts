import { expect, test } from 'vitest'
import type { OrderStatus } from '../order-statuses'
import { checkGoodwill } from './goodwill'

test.each<[OrderStatus, boolean | null, string | null]>([
  ['ORDER_COMPLETED', null, 'Choose whether the price is reduced, or a payment is returned and due again'],
  ['ORDER_COMPLETED', true, null],
  ['ORDER_COMPLETED', false, null],
  ['IN_PROGRESS', null, null],
  ['IN_PROGRESS', false, null],
  ['IN_PROGRESS', true, 'Only the price of a completed order can be reduced by a refund'],
  ['ORDER_CANCELLED', true, 'Only the price of a completed order can be reduced by a refund'],
])('a refund of an order that is %s, goodwill %s: %s', (status, isGoodwill, message) => {
  expect(checkGoodwill(status, isGoodwill)[0]?.message ?? null).toBe(message)
})
