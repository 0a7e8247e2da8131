import { expect, test } from 'vitest'
import { tableLookup } from './value-table'

const lookup = tableLookup({
  'Auto*(AV*': 'CVT',
  'Auto*': 'AT',
  '*gear ratios)': 'never reached',
  'Manual 5-spd Doubled': 'MT2',
  'Manual*': 'MT',
  '': null,
  '*a*b*': 'ab',
})

test.each([
  ['Automatic (AV-S6)', 'CVT'],
  ['automatic 4-SPD ', 'AT'],
  ['Automatic (variable gear ratios)', 'AT'],
  ['Manual 5-spd Doubled', 'MT2'],
  ['Manual 5-spd', 'MT'],
  ['  ', null],
  ['xaxbx', 'ab'],
  ['ba', undefined],
  ['Semi', undefined],
])('%j gives %j', (text, value) => {
  expect(lookup(text)).toBe(value)
})

test('a star alone matches everything but an empty cell', () => {
  const all = tableLookup({ '0': null, '*': 4 })
  expect([all('0'), all('9'), all('')]).toEqual([null, 4, undefined])
})

test('the parts around a star may not overlap', () => {
  expect(tableLookup({ 'ab*bc': 1 })('abc')).toBeUndefined()
  expect(tableLookup({ 'a*a': 1 })('a')).toBeUndefined()
})

test('a pattern of many stars is fast on a long text', () => {
  const slow = tableLookup({ [`${'*a'.repeat(50)}*b`]: 1 })
  const since = performance.now()
  expect(slow('a'.repeat(200_000))).toBeUndefined()
  expect(performance.now() - since).toBeLessThan(1000)
})
