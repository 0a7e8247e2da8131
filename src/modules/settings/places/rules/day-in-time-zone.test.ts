import { describe, expect, test } from 'vitest'
import { endOfDay, startOfDay } from './day-in-time-zone'
import { isTimezone } from './is-timezone'

describe('startOfDay', () => {
  test.each([
    ['2026-11-20', 'UTC', 0, '2026-11-20T00:00:00.000Z'],
    ['2026-11-20', 'Asia/Tokyo', 0, '2026-11-19T15:00:00.000Z'],
    ['2026-11-20', 'Africa/Nairobi', 1, '2026-11-20T21:00:00.000Z'],
    ['2026-11-20', 'America/New_York', 0, '2026-11-20T05:00:00.000Z'],
    ['2026-07-01', 'America/New_York', 0, '2026-07-01T04:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-12-31', 'Asia/Kathmandu', 1, '2026-12-31T18:15:00.000Z'],
  ])('%s in %s, %i days on, begins at %s', (day, timezone, plus, moment) => {
    expect(startOfDay(day, timezone, plus).toISOString()).toBe(moment)
  })
})

test.each([
  ['2026-12-06', 'UTC', '2026-12-06T23:59:59.000Z'],
  ['2026-12-06', 'Asia/Tokyo', '2026-12-06T14:59:59.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.000Z'],
])('%s in %s ends with %s', (day, timezone, moment) => {
  expect(endOfDay(day, timezone).toISOString()).toBe(moment)
})

test.each([
  ['UTC', true],
  ['Asia/Tokyo', true],
  ['Mars/Olympus', false],
  ['+09:00', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => {
  expect(isTimezone(name)).toBe(expected)
})
