import { expect, test } from 'vitest'
import type { QuoteStatus } from './quote-statuses'
import { daysActive, isOfferOpen, quoteTurn } from './quote-turn'

test.each<[QuoteStatus, boolean, string | null]>([
  ['AWAITING_RESPONSE', true, 'staff'],
  ['QUOTED', true, 'customer'],
  ['NEGOTIATING', false, 'staff'],
  ['NEGOTIATING', true, 'customer'],
  ['NOT_AVAILABLE', true, 'customer'],
  ['ACCEPTED', true, null],
  ['CANCELLED', true, null],
  ['EXPIRED', true, null],
])('%s, answered %s: it is the turn of %s', (status, isRoundAnswered, turn) => {
  expect(quoteTurn({ status, isRoundAnswered, isVehicleGone: false })).toBe(turn)
  expect(quoteTurn({ status, isRoundAnswered, isVehicleGone: true })).toBeNull()
})

test.each<[QuoteStatus, boolean]>([
  ['AWAITING_RESPONSE', false],
  ['QUOTED', true],
  ['NEGOTIATING', true],
  ['NOT_AVAILABLE', false],
  ['ACCEPTED', false],
  ['CANCELLED', false],
  ['EXPIRED', false],
])(
  'an offer of status %s stands: %s, but never once it has expired or its vehicle is gone',
  (status, isOpen) => {
    expect(isOfferOpen({ status, isExpired: false, isVehicleGone: false })).toBe(isOpen)
    expect(isOfferOpen({ status, isExpired: true, isVehicleGone: false })).toBe(false)
    expect(isOfferOpen({ status, isExpired: false, isVehicleGone: true })).toBe(false)
  },
)

const SINCE = new Date('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T10:00:00Z', 0],
  ['2026-11-20T10:00:01Z', 1],
  ['2026-11-21T10:00:00Z', 1],
  ['2026-11-21T10:00:01Z', 2],
  ['2026-11-19T10:00:00Z', 0],
])('at %s it has been active for %i days', (now, days) => {
  expect(daysActive(SINCE, new Date(now))).toBe(days)
})
