import { expect, test } from 'vitest'
import { defaultValidUntil, isExpired, isInDate, isOverdue } from './offer-validity'
import type { QuoteStatus } from './quote-statuses'

test('by default a quote is valid for 30 days of the company’s calendar', () => {
  const now = new Date('2026-11-22T20:00:00Z')
  expect(defaultValidUntil(now, 'UTC')).toBe('2026-12-22')
  expect(defaultValidUntil(now, 'Asia/Tokyo')).toBe('2026-12-23')
  expect(defaultValidUntil(now, 'UTC', 14)).toBe('2026-12-06')
})

test('the last day counts', () => {
  expect(isInDate('2026-11-22', '2026-11-22')).toBe(true)
  expect(isInDate('2026-11-22T00:00:00.000Z', '2026-11-22')).toBe(true)
  expect(isInDate('2026-11-21', '2026-11-22')).toBe(false)
  expect(isInDate(null, '2026-11-22')).toBe(true)
})

test.each<[QuoteStatus, boolean, string | null, boolean, boolean]>([
  ['QUOTED', true, '2026-11-21', true, true],
  ['QUOTED', true, '2026-11-22', false, false],
  ['NEGOTIATING', true, '2026-11-21', true, true],
  ['NEGOTIATING', false, '2026-11-21', false, false],
  ['AWAITING_RESPONSE', true, '2026-11-21', false, false],
  ['NOT_AVAILABLE', true, '2026-11-21', false, false],
  ['ACCEPTED', true, '2026-11-21', false, false],
  ['EXPIRED', true, '2026-12-21', false, true],
])(
  '%s, answered %s, valid until %s: overdue %s, expired %s',
  (status, isRoundAnswered, validUntil, due, over) => {
    expect(isOverdue({ status, isRoundAnswered, validUntil }, '2026-11-22')).toBe(due)
    expect(isExpired({ status, isRoundAnswered, validUntil }, '2026-11-22')).toBe(over)
  },
)
