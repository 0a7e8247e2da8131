import { describe, expect, it } from 'vitest'
import { isColorMeant } from './color-words'
import { SEARCH_COLORS } from './filter-bands'

describe('a colour given by name', () => {
  it.each<[string, string, boolean]>([
    ['White', 'white', true],
    ['Pearl White', 'White', true],
    ['Off-white', 'WHITE', true],
    ['Whitewashed', 'white', false],
    ['Gunmetal Grey', 'gray', true],
    ['Gray Pearl', 'grey', true],
    ['Silver', 'gray', false],
    ['Pearl White', ' pearl white ', true],
    ['White', 'pearl white', false],
    ['Burgundy', 'burgundy', true],
    ['Deep Burgundy', 'burgundy', false],
    ['パール', 'パール', true],
    ['White', '', false],
  ])('%j by %j: %s', (name, typed, expected) => {
    expect(isColorMeant(name, typed)).toBe(expected)
  })

  it('is found by each of the eight colours of the search', () => {
    expect(SEARCH_COLORS).toEqual(['white', 'black', 'silver', 'gray', 'red', 'blue', 'green', 'yellow'])
    for (const color of SEARCH_COLORS) expect(isColorMeant(`Metallic ${color}`, color), color).toBe(true)
  })
})
