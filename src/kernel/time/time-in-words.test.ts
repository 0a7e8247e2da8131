import { expect, test } from 'vitest'
import { momentIn, timeLeft, waitedText, zoneName } from './time-in-words'

const NOW = new Date('2026-11-20T10:00:00Z')

test.each([
  ['2026-11-20T10:59:59Z', 'less than an hour'],
  ['2026-11-20T11:00:00Z', '1 hour'],
  ['2026-11-22T09:59:00Z', '47 hours'],
  ['2026-11-22T10:00:00Z', '2 days'],
])('at %s it has waited %s', (now, text) => {
  expect(waitedText(NOW, new Date(now))).toBe(text)
})

test.each([
  ['2026-11-30T10:00:00Z', '10 days'],
  ['2026-11-23T09:59:59Z', '2 days 23 hours'],
  ['2026-11-23T10:00:00Z', '3 days'],
  ['2026-11-22T10:30:00Z', '2 days'],
  ['2026-11-21T15:00:00Z', '1 day 5 hours'],
  ['2026-11-21T09:59:59Z', '23 hours 59 minutes'],
  ['2026-11-20T11:00:00Z', '1 hour'],
  ['2026-11-20T10:01:00Z', '1 minute'],
  ['2026-11-20T10:00:30Z', 'less than a minute'],
  ['2026-11-20T10:00:00Z', null],
  ['2026-11-19T10:00:00Z', null],
])('until %s there is left: %s', (until, text) => {
  expect(timeLeft(new Date(until), NOW)).toBe(text)
})

test.each([
  ['UTC', '2026-11-20T23:59:00Z', 'Fri 20 Nov 2026, 23:59 UTC'],
  ['Africa/Nairobi', '2026-11-20T23:59:00Z', 'Sat 21 Nov 2026, 02:59 GMT+3'],
  ['Asia/Tokyo', '2026-11-20T14:59:00Z', 'Fri 20 Nov 2026, 23:59 GMT+9'],
  ['Asia/Kolkata', '2026-12-31T18:30:00Z', 'Fri 1 Jan 2027, 00:00 GMT+5:30'],
  ['Europe/London', '2026-07-01T00:00:00Z', 'Wed 1 Jul 2026, 01:00 BST'],
])('in %s, %s is %s', (zone, moment, text) => {
  expect(momentIn(new Date(moment), zone)).toBe(text)
})

test.each([
  ['Asia/Tokyo', 'Japan Standard Time'],
  ['Africa/Nairobi', 'East Africa Time'],
  ['America/New_York', 'Eastern Time'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name)
})
