import { describe, expect, test } from 'vitest'
import { addDays, addMonths, isDay } from './days'
import { dayIn } from './time/day-in'
import { dayInWords } from './time/day-in-words'

describe('days of the calendar', () => {
  test.each([
    ['2026-11-22', 14, '2026-12-06'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('%s and %i days are %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later)
  })

  test.each([
    ['2026-11-22', 1, '2026-12-22'],
    ['2026-11-22', 6, '2027-05-22'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2026-10-31', 120, '2036-10-31'],
  ])('%s and %i months are %s', (day, count, later) => {
    expect(addMonths(day, count)).toBe(later)
  })

  test('a moment is a day of the time zone', () => {
    const moment = new Date('2026-11-22T16:30:00Z')
    expect(dayIn(moment, 'UTC')).toBe('2026-11-22')
    expect(dayIn(moment, 'Asia/Tokyo')).toBe('2026-11-23')
    expect(dayIn(moment, 'America/New_York')).toBe('2026-11-22')
  })

  test('a day in words', () => {
    expect(dayInWords('2026-12-06')).toBe('6 December 2026')
  })

  test('what is no day is refused', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
  })
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['20261120', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
