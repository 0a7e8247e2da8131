import { expect, test } from 'vitest'
import { readChoice, readFlag } from './value-readers'

test.each([
  ['Yes', true],
  ['1', true],
  [' no ', false],
  ['FALSE', false],
])('%j is %s', (text, value) => {
  expect(readFlag(text)).toEqual({ ok: true, value })
})

test('anything but yes and no is rejected', () => {
  expect(readFlag('maybe')).toEqual({ ok: false, error: "'maybe' is neither yes nor no" })
})

test('words of fixed lists are spelled as the product spells them', () => {
  expect(['in auction', 'In-Auction', ' PUBLISHED '].map(readChoice)).toEqual([
    'IN_AUCTION',
    'IN_AUCTION',
    'PUBLISHED',
  ])
})
