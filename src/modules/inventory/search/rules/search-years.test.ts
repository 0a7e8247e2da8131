import { expect, it } from 'vitest'
import { searchYears } from './search-years'

const now = new Date('2026-11-20T09:00:00Z')

it('offers 21 years in the search', () => {
  expect(searchYears(now)).toHaveLength(21)
  expect(searchYears(now).at(-1)).toBe(2006)
})
