import { expect, test } from 'vitest'
import { emptyVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { foreignTexts, unratedTexts } from './results-data'

test('a list shows how prices in other currencies are compared', () => {
  const foreign = [
    { text: 'under KES 1,000,000', currency: 'KES', isConverted: true },
    { text: 'under £5000', currency: 'GBP', isConverted: false },
  ]
  expect(foreignTexts({ foreign })).toEqual([
    '“under KES 1,000,000” is converted at today’s exchange rate: prices are compared in US dollars.',
    'There is no exchange rate for GBP: “under £5000” is read as US dollars.',
  ])
})

test.each([
  ['nothing, where every price has a rate', [], { maxPrice: 10_000 }, []],
  ['nothing, where no price is compared', ['EUR'], { yearFrom: 2015 }, []],
  ['that a bound leaves them out', ['EUR'], { maxPrice: 10_000 }, ['left out of the price']],
  ['that a band leaves them out', ['EUR'], { priceRange: ['0-25000'] }, ['left out of the price']],
  ['that a bound on totals leaves them out', ['EUR'], { to: 3, maxTotal: 10_000 }, ['left out of the price']],
  ['that they are last in an order', ['EUR', 'GBP'], { sort: 'price-asc' }, ['come last']],
  ['that they are last in an order by total', ['EUR'], { to: 3, sort: 'total-desc' }, ['come last']],
  ['only that they are left out, of both', ['EUR'], { maxPrice: 9_000, sort: 'price-asc' }, ['left out']],
] as const)('a list shows of vehicles whose currency has no rate: %s', (_, unrated, more, expected) => {
  const search = {
    ...emptyVehicleSearch(),
    ...more,
    priceRange: [...('priceRange' in more ? more.priceRange : [])],
  }
  const texts = unratedTexts({ search, unrated: [...unrated] })
  expect(texts).toHaveLength(expected.length)
  for (const [n, text] of texts.entries()) {
    expect(text).toContain(expected[n])
    expect(text).toContain(unrated.join(' and '))
  }
})
