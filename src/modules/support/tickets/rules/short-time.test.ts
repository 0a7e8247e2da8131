import { expect, test } from 'vitest'
import { businessTime, shortTime } from './short-time'

test.each([
  [0, 'less than 1 min'],
  [0.9, 'less than 1 min'],
  [12.7, '12 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [24 * 60, '1 day'],
  [28 * 60 + 59, '1 day 4 h'],
  [49 * 60, '2 days 1 h'],
  [71 * 60, '2 days 23 h'],
  [5 * 24 * 60 + 600, '5 days'],
])('%s minutes read as %s', (minutes, text) => {
  expect(shortTime(minutes)).toBe(text)
})

test.each([
  [0, 'less than 1 min'],
  [0.5, 'less than 1 min'],
  [90.7, '1 h 30 min'],
  [40 * 60, '40 h'],
])('%d minutes of business hours are %s', (minutes, text) => {
  expect(businessTime(minutes)).toBe(text)
})
