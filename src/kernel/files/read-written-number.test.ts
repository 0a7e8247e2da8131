import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-written-number'

test.each<[string, '.' | ',', number]>([
  ['12', '.', 12],
  [' 12.50 ', '.', 12.5],
  ['.5', '.', 0.5],
  ['-3', '.', -3],
  ['+3.', '.', 3],
  ['1,234,567.8', '.', 1234567.8],
  ['1.234.567,8', ',', 1234567.8],
  ['12,5', ',', 12.5],
])('%j with decimal %j is %s', (text, decimal, value) => {
  expect(readNumber(text, decimal)).toEqual({ ok: true, value })
})

test.each<[string, '.' | ',']>([
  ['12,5', '.'],
  ['1.5', ','],
  ['1,23', '.'],
  ['1234,567', '.'],
  ['12,000 km', '.'],
  ['$4500', '.'],
  ['1e5', '.'],
  ['0x10', '.'],
  ['Infinity', '.'],
  ['NaN', '.'],
  ['--1', '.'],
  ['1.2.3', '.'],
  ['١٢', '.'],
  ['-', '.'],
  ['.', '.'],
])('%j with decimal %j is no number', (text, decimal) => {
  expect(readNumber(text, decimal).ok).toBe(false)
})

test('a number in either format is read correctly', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => {
      for (const decimal of ['.', ','] as const) {
        const text = value.toLocaleString(decimal === '.' ? 'en-US' : 'de-DE')
        expect(readNumber(text, decimal)).toEqual({ ok: true, value })
      }
    }),
  )
})
