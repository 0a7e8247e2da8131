import { expect, it } from 'vitest'
import { ENGINE_SIZES } from './search-limits'
import { searchYears } from './search-years'

const now = new Date('2026-11-20T09:00:00Z')

it('offers 21 years in the search', () => {
  expect(searchYears(now)).toHaveLength(21)
  expect(searchYears(now).at(-1)).toBe(2006)
})

it('offers engine sizes from 1.0 to 4.0 litres, each written with one decimal', () => {
  expect(ENGINE_SIZES).toHaveLength(31)
  expect(ENGINE_SIZES.slice(0, 3)).toEqual(['1.0', '1.1', '1.2'])
  expect(ENGINE_SIZES.at(-1)).toBe('4.0')
})
