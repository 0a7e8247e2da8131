import { expect, test } from 'vitest'
import { suggestPriceType } from './suggest-price-type'

test.each([
  ['FOB JPY', { constant: 'FOB' }],
  ['Price (CIF, USD)', { constant: 'CIF' }],
  ['cif_mombasa', { constant: 'CIF' }],
  ['FOB/CIF', null],
  ['Price', null],
])('the header %s names %j', (column, source) => {
  expect(suggestPriceType([{ column, field: 'price' }])).toEqual(source)
})

test('a column of types is better than a header', () => {
  const filled = [
    { column: 'FOB JPY', field: 'price' },
    { column: 'Terms', field: 'priceType' },
  ] as const
  expect(suggestPriceType(filled)).toBeNull()
})
