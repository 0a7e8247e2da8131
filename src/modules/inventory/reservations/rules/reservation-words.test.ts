import { expect, test } from 'vitest'
import { lastsText, queueAheadText, queueText, timeLeftText, waitingText } from './reservation-words'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each([
  [0, '0 s'],
  [-5, '0 s'],
  [59, '59 s'],
  [725, '12 min 5 s'],
  [3600, '1 h 0 min'],
  [86_399, '23 h 59 min'],
  [172_800, '2 d 0 h'],
])('%i seconds are %s', (seconds, text) => {
  expect(timeLeftText(new Date(NOW.getTime() + seconds * 1000), NOW)).toBe(text)
})

test.each([
  [1, '1 hour'],
  [36, '36 hours'],
  [48, '48 hours'],
  [72, '3 days'],
  [100, '100 hours'],
])('a reservation of %i hours lasts %s', (hours, text) => {
  expect(lastsText(hours)).toBe(text)
})

test.each([
  [1, 'Nobody else is waiting for it, so you will be next in the queue.'],
  [2, '1 other buyer is already waiting for it, so you will be number 2 in the queue.'],
  [4, '3 other buyers are already waiting for it, so you will be number 4 in the queue.'],
])('who requests at place %i sees it beforehand', (place, text) => {
  expect(queueAheadText(place)).toBe(text)
})

test('a position in the queue', () => {
  expect([queueText(1), queueText(3)]).toEqual(['Next in the queue', 'Number 3 in the queue'])
})

test.each([
  [['Jane Doe'], '1 request in the queue: Jane Doe'],
  [['Jane Doe', 'David Okello'], '2 requests in the queue: Jane Doe, David Okello'],
  [[null, null], '2 requests in the queue'],
])('who is waiting: %j', (customers, text) => {
  expect(waitingText(customers)).toBe(text)
})
