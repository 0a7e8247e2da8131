import { expect, test } from 'vitest'
import { byUse, changeSinceWished, type WishNow, type WishThen } from './change-since-wished'

const then = (given: Partial<WishThen> = {}): WishThen => ({
  price: 9_000,
  currency: 'USD',
  isAvailable: true,
  ...given,
})
const now = (given: Partial<WishNow> = {}): WishNow => ({
  price: 9_000,
  currency: 'USD',
  status: 'PUBLISHED',
  ...given,
})

test.each<[string, WishThen, WishNow, ReturnType<typeof changeSinceWished>]>([
  ['stayed as it was', then(), now(), null],
  ['became cheaper', then(), now({ price: 8_500 }), { kind: 'dropped', by: 500, currency: 'USD' }],
  ['became dearer', then(), now({ price: 9_500 }), null],
  ['got its first price', then({ price: null }), now(), null],
  ['is priced in another currency', then(), now({ price: 1, currency: 'JPY' }), null],
  ['was reserved', then(), now({ status: 'RESERVED' }), { kind: 'reserved' }],
  ['went into an auction', then(), now({ status: 'IN_AUCTION' }), { kind: 'reserved' }],
  ['was sold, cheaper', then(), now({ status: 'SOLD', price: 8_000 }), { kind: 'sold' }],
  ['was sold after it had been reserved', then({ isAvailable: false }), now({ status: 'SOLD' }), null],
  ['was taken off', then(), now({ status: null }), { kind: 'gone' }],
  ['is free again', then({ isAvailable: false }), now({ price: 8_000 }), { kind: 'back' }],
])('a vehicle that %s', (_, before, after, change) => {
  expect(changeSinceWished(before, after)).toEqual(change)
})

test('what can be acted on comes first', () => {
  const kinds = (['gone', 'sold', 'back', 'reserved'] as const).map((kind) => ({ change: { kind } }))
  const dropped = { change: { kind: 'dropped' as const, by: 1, currency: 'USD' } }
  expect(byUse([...kinds, dropped]).map(({ change }) => change.kind)).toEqual([
    'dropped',
    'back',
    'reserved',
    'sold',
    'gone',
  ])
})
