import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { litresText } from '@/modules/inventory/vehicles/rules/derived/litres-text'
import { ENGINE_SIZES, MILEAGE_RANGES, PRICE_RANGES } from './filter-bands'
import { engineSizeBand, isNoFilter, parsePriceRange, parseRange, rangeText } from './filter-ranges'

test.each<[string | null | undefined, boolean]>([
  ['all', true],
  [' ALL ', true],
  ['', true],
  [null, true],
  [undefined, true],
  ['0', false],
  ['allroad', false],
])('%j means no filter: %s', (value, expected) => {
  expect(isNoFilter(value)).toBe(expected)
})

test.each<[string, ReturnType<typeof parsePriceRange>]>([
  ['100000+', { minPrice: 100_000 }],
  ['25000-50000', { minPrice: 25_000, maxPrice: 50_000 }],
  ['0-25000', { minPrice: 0, maxPrice: 25_000 }],
  ['all', {}],
  ['', {}],
  ['50000-25000', null],
  ['25000', null],
  ['-5', null],
  ['1-2-3', null],
  ['a-b', null],
  ['2147483648+', null],
  ['1-99999999999', null],
])('price range %j', (text, expected) => {
  expect(parsePriceRange(text)).toEqual(expected)
})

it('reads every band of the search panel, and writes it back the same', () => {
  for (const text of [...PRICE_RANGES, ...MILEAGE_RANGES]) expect(rangeText(parseRange(text)!)).toBe(text)
})

test.each<[string, ReturnType<typeof engineSizeBand>]>([
  ['1.5', { text: '1.5', band: { min: 1450, max: 1549 } }],
  ['2', { text: '2.0', band: { min: 1950, max: 2049 } }],
  ['1.8 L', { text: '1.8', band: { min: 1750, max: 1849 } }],
  ['1.0-2.0', { text: '1.0-2.0', band: { min: 950, max: 2049 } }],
  ['3.0+', { text: '3.0+', band: { min: 2950 } }],
  ['0', null],
  ['2.0-1.0', null],
  ['1.55', null],
  ['1..5', null],
  ['', null],
  ['big', null],
])('engine size %j', (text, expected) => {
  expect(engineSizeBand(text)).toEqual(expected)
})

it('finds by litres exactly the vehicles displayed with them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.constantFrom(...ENGINE_SIZES), (cc, size) => {
      const { min = 0, max = Infinity } = engineSizeBand(size)!.band
      expect(cc >= min && cc <= max).toBe(litresText(cc) === `${size} L`)
    }),
    { numRuns: 1000 },
  )
})
