import { expect, it } from 'vitest'
import { marginOf } from './margin'

it.each([
  [10_000, 8_000, { amount: 2_000, percent: 20 }],
  [10_000, 10_000, { amount: 0, percent: 0 }],
  [10_000, 12_500, { amount: -2_500, percent: -25 }],
  [9_990, 8_555.55, { amount: 1_434.45, percent: 14.4 }],
  [3, 2, { amount: 1, percent: 33.3 }],
  [2_000_000_000, 1, { amount: 1_999_999_999, percent: 100 }],
  [0, 8_000, null],
  // 0 means that no cost was entered.
  [10_000, 0, null],
  [10_000, null, null],
])('a price of %s on a cost of %s leaves %j', (price, cost, margin) => {
  expect(marginOf(price, cost)).toEqual(margin)
})
