import { expect, it } from 'vitest'
import { ENGINE_SIZES } from './filter-bands'

it('offers engine sizes from 1.0 to 4.0 litres, each written with one decimal', () => {
  expect(ENGINE_SIZES).toHaveLength(31)
  expect(ENGINE_SIZES.slice(0, 3)).toEqual(['1.0', '1.1', '1.2'])
  expect(ENGINE_SIZES.at(-1)).toBe('4.0')
})
