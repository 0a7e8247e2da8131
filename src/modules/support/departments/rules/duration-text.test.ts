import { expect, test } from 'vitest'
import { durationText, minutesIn } from './duration-text'

test.each<[string, number | null, string?]>([
  ['4 h', 240, '4 h'],
  ['4h', 240, '4 h'],
  ['4 hours', 240, '4 h'],
  ['1 hr', 60, '1 h'],
  ['30 min', 30, '30 min'],
  ['30m', 30, '30 min'],
  ['90 minutes', 90, '1 h 30 min'],
  ['1 h 30 min', 90, '1 h 30 min'],
  ['1h30m', 90, '1 h 30 min'],
  ['1:30', 90, '1 h 30 min'],
  ['1.5 h', 90, '1 h 30 min'],
  ['1,5 h', 90, '1 h 30 min'],
  [' 16 h ', 960, '16 h'],
  ['', null],
  ['4', null],
  ['0 h', null],
  ['-1 h', null],
  ['1:75', null],
  ['2 days', null],
  ['0.01 h', null],
])('%s is %s minutes', (text, minutes, again) => {
  expect(minutesIn(text)).toBe(minutes)
  if (minutes !== null) expect(durationText(minutes)).toBe(again)
})
