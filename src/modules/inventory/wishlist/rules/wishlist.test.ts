import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { mayBeWished } from './may-be-wished'
import { readWishIntent } from './wish-intent'
import { afterToggle, droppedSinceAdded, wishlistMessage } from './wishlist'

describe('the wishlist', () => {
  test.each([
    [false, undefined, true],
    [true, undefined, false],
    [false, true, true],
    [true, true, true],
    [false, false, false],
    [true, false, false],
  ])('that returns %s, set to %s, returns %s', (now, wanted, after) => {
    expect(afterToggle(now, wanted)).toBe(after)
  })

  test('accepts public vehicles, and nothing else', () => {
    expect(VEHICLE_STATUSES.filter(mayBeWished)).toEqual(['PUBLISHED', 'RESERVED', 'SOLD', 'IN_AUCTION'])
    expect(mayBeWished(null)).toBe(false)
  })

  test('returns whether the vehicle is on it now', () => {
    expect(wishlistMessage(true)).toBe('Vehicle added to wishlist')
    expect(wishlistMessage(false)).toBe('Vehicle removed from wishlist')
  })

  test.each([
    ['8450', 8450],
    ['0', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
    [undefined, null],
    ['99999999999', null],
  ])('reads the intent %s as %s', (value, id) => {
    expect(readWishIntent(value)).toBe(id)
  })
})

describe('a price drop', () => {
  const usd = (price: number | null) => ({ price, currency: 'USD' })

  test('is the exact difference, and none if the price is the same or higher', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (then, now) => {
        expect(droppedSinceAdded(usd(then), usd(now))).toBe(now < then ? then - now : null)
      }),
    )
  })

  test.each([
    [usd(null), usd(5)],
    [usd(5), usd(null)],
    [
      { price: 9, currency: 'JPY' },
      { price: 5, currency: 'USD' },
    ],
  ])('is not shown for %o and %o', (then, now) => {
    expect(droppedSinceAdded(then, now)).toBeNull()
  })
})
