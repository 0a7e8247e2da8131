import { expect, test } from 'vitest'
import { dayIn } from './day-in'
import { type Period, periodAt } from './periods'

test.each<[Period, string, string, string]>([
  // A Monday, a Sunday, and a week over the end of a year.
  ['week', '2026-11-23', '2026-11-23 – 2026-11-23', '2026-11-16 – 2026-11-16'],
  ['week', '2026-11-22', '2026-11-16 – 2026-11-22', '2026-11-09 – 2026-11-15'],
  ['week', '2027-01-01', '2026-12-28 – 2027-01-01', '2026-12-21 – 2026-12-25'],
  ['month', '2026-11-01', '2026-11-01 – 2026-11-01', '2026-10-01 – 2026-10-01'],
  ['month', '2026-11-30', '2026-11-01 – 2026-11-30', '2026-10-01 – 2026-10-30'],
  ['month', '2026-03-31', '2026-03-01 – 2026-03-31', '2026-02-01 – 2026-02-28'],
  ['month', '2028-03-30', '2028-03-01 – 2028-03-30', '2028-02-01 – 2028-02-29'],
  ['month', '2027-01-15', '2027-01-01 – 2027-01-15', '2026-12-01 – 2026-12-15'],
  ['quarter', '2026-12-31', '2026-10-01 – 2026-12-31', '2026-07-01 – 2026-09-30'],
  ['quarter', '2026-10-01', '2026-10-01 – 2026-10-01', '2026-07-01 – 2026-07-01'],
  ['quarter', '2027-02-10', '2027-01-01 – 2027-02-10', '2026-10-01 – 2026-11-10'],
  ['year', '2026-11-23', '2026-01-01 – 2026-11-23', '2025-01-01 – 2025-11-23'],
  ['year', '2028-02-29', '2028-01-01 – 2028-02-29', '2027-01-01 – 2027-02-28'],
])('this %s on %s: %s against %s', (period, today, now, before) => {
  const dates = periodAt(period, today)
  expect(`${dates.now.first} – ${dates.now.last}`).toBe(now)
  expect(`${dates.before.first} – ${dates.before.last}`).toBe(before)
})

test.each([
  ['Asia/Tokyo', '2026-12-01'],
  ['UTC', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-01'],
])('which month it is depends on where: in %s it began on %s', (zone, first) => {
  const today = dayIn(new Date('2026-11-30T15:00:00Z'), zone)
  expect(periodAt('month', today).now.first).toBe(first)
})
