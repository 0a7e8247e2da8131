import { expect, test } from 'vitest'
import { duration, plural, rowsText, size } from './words'

test.each([
  [3, 'a few seconds'],
  [34, 'about 30 seconds'],
  [70, 'about 1 minute'],
  [600, 'about 10 minutes'],
  [7200, 'about 2 hours'],
])('%s seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})

test.each([
  [1, '1 byte'],
  [2048, '2.0 KB'],
  [719_368, '703 KB'],
  [104_857_600, '100 MB'],
])('%s bytes are %s', (bytes, text) => {
  expect(size(bytes)).toBe(text)
})

test('counts agree with their nouns', () => {
  expect([plural(1, 'entry', 'entries'), plural(1200, 'entry', 'entries')]).toEqual([
    '1 entry',
    '1,200 entries',
  ])
  expect([rowsText([8], 1), rowsText([8, 10], 3)]).toEqual(['row 8', 'rows 8, 10, …'])
})
