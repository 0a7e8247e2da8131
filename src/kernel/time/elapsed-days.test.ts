import { expect, it, test } from 'vitest'
import { addedInWords, agoInWords } from './ago-in-words'
import { daysBetween } from './elapsed-days'

const now = new Date('2026-11-20T09:00:00Z')
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)

test.each([
  ['2026-11-20T23:59:59Z', 'today'],
  ['2026-12-24T00:00:00Z', 'today'],
  ['2026-11-20T00:00:00Z', 'today'],
  ['2026-11-19T23:59:59Z', 'yesterday'],
  ['2026-11-18T23:59:59Z', '2 days ago'],
])('%s is %s', (date, words) => {
  expect(agoInWords(new Date(date), now)).toBe(words)
})

test.each([
  [13, '13 days ago'],
  [14, '2 weeks ago'],
  [60, '8 weeks ago'],
  [61, '2 months ago'],
  [365, '11 months ago'],
  [730, '23 months ago'],
  [731, '2 years ago'],
  [3653, '10 years ago'],
])('%i days are %s', (days, words) => {
  expect(agoInWords(daysBefore(days), now)).toBe(words)
})

it('describes how fresh a listing is', () => {
  expect(addedInWords(now, now)).toBe('added today')
  expect(addedInWords(daysBefore(2), now)).toBe('added 2 days ago')
})

it('returns nothing for an invalid date', () => {
  expect(agoInWords(new Date('no'), now)).toBe('')
  expect(addedInWords(new Date('no'), now)).toBe('')
})

it('counts calendar days, not spans of 24 hours, in both directions', () => {
  expect(daysBetween(new Date('2026-11-19T23:59:00Z'), new Date('2026-11-20T00:01:00Z'))).toBe(1)
  expect(daysBetween(new Date('2026-11-20T00:01:00Z'), new Date('2026-11-19T23:59:00Z'))).toBe(-1)
  expect(daysBetween(new Date('2026-03-01T00:00:00Z'), new Date('2026-03-31T12:00:00Z'))).toBe(30)
})
