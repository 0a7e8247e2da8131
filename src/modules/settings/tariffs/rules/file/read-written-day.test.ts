import { expect, test } from 'vitest'
import { readWrittenDay } from './read-written-day'

test.each([
  ['2027-01-31', '2027-01-31'],
  ['2027/1/5', '2027-01-05'],
  ['31.1.2027', '2027-01-31'],
  ['31.01.27', '2027-01-31'],
  ['31 January 2027', '2027-01-31'],
  ['5-Feb-27', '2027-02-05'],
  ['5 sept. 2027', '2027-09-05'],
  ['01/02/2027', null],
  ['2027-02-30', null],
  ['31 Foo 2027', null],
  ['tomorrow', null],
  ['', null],
])('%j is %j', (text, day) => {
  expect(readWrittenDay(text)).toBe(day)
})
