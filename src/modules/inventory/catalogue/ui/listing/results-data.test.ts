import { expect, test } from 'vitest'
import { foreignTexts } from './results-data'

test('a list says how prices in other currencies are compared', () => {
  const foreign = [
    { text: 'under KES 1,000,000', currency: 'KES', isConverted: true },
    { text: 'under £5000', currency: 'GBP', isConverted: false },
  ]
  expect(foreignTexts({ foreign })).toEqual([
    '“under KES 1,000,000” is converted at today’s exchange rate: prices are compared in US dollars.',
    'There is no exchange rate for GBP: “under £5000” is compared with prices as they are shown.',
  ])
})
