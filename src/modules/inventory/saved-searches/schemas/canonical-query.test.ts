import { expect, test } from 'vitest'
import { readCanonicalQuery } from './canonical-query'

test.each([
  ['', ''],
  ['sort=price-asc&page=2', ''],
  // A destination by itself leaves nothing out, so that there is nothing to save.
  ['to=7&sort=total-asc', ''],
  ['make=3&to=7', 'make=3&to=7'],
  ['?eligible=1&maxTotal=9000&to=7&sort=total-desc&limit=24&status=SOLD', 'to=7&maxTotal=9000&eligible=true'],
  ['eligible=true&maxTotal=9000', ''],
  // The unit counts only for words that are read anew.
  ['mileageMax=50000&distances=km', 'mileageMax=50000'],
  ['q=foo&distances=km', 'q=foo&distances=km'],
])('%j is saved as %j', (query, saved) => {
  expect(readCanonicalQuery(query)).toBe(saved)
})
