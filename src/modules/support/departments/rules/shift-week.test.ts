import { expect, test } from 'vitest'
import { offsetAt } from '@/modules/settings/places/rules/day-in-time-zone'
import { shiftWeek } from './shift-week'
import { weekText } from './week-text'

const OFFICE = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
]
const week = [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, [], []]

test.each([
  [0, 'Mon–Fri 8:00–12:00, 13:00–17:00'],
  [360, 'Mon–Fri 14:00–18:00, 19:00–23:00'],
  [-600, 'Mon–Thu 0:00–2:00, 3:00–7:00, 22:00–24:00; Fri 0:00–2:00, 3:00–7:00; Sun 22:00–24:00'],
])('hours are those of clocks %d minutes ahead', (minutes, text) => {
  expect(weekText(shiftWeek(week, minutes))).toBe(text)
})

test('what is open all week is so by all clocks', () => {
  const always = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
  expect(shiftWeek(always, 330)).toEqual(always)
})

test.each([
  ['Africa/Nairobi', '2026-11-25T10:00:00Z', 180],
  ['Asia/Kolkata', '2026-11-25T23:59:59Z', 330],
  ['Europe/Paris', '2026-07-01T00:00:00Z', 120],
  ['Europe/Paris', '2026-12-01T00:00:00Z', 60],
  ['America/New_York', '2026-12-31T23:30:00Z', -300],
])('%s at %s is %d minutes ahead', (zone, at, minutes) => {
  expect(offsetAt(Date.parse(at), zone) / 60_000).toBe(minutes)
})
