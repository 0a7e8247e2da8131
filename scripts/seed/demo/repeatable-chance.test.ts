import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from './repeatable-chance'

describe('chanceOf', () => {
  it('repeats itself for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [a, b] = [chanceOf(seed), chanceOf(seed)]
        for (let i = 0; i < 20; i++) expect(a.next()).toBe(b.next())
      }),
    )
  })

  it('draws whole numbers within both limits and reaches them', () => {
    const chance = chanceOf(1)
    const drawn = new Set(Array.from({ length: 500 }, () => chance.int(-2, 3)))
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3])
  })

  it('picks by weight and never what weighs nothing', () => {
    const chance = chanceOf(2)
    const drawn = Array.from({ length: 4_000 }, () =>
      chance.weighted([
        ['often', 3],
        ['never', 0],
        ['seldom', 1],
      ]),
    )
    expect(drawn).not.toContain('never')
    expect(drawn.filter((name) => name === 'often').length / 4_000).toBeCloseTo(0.75, 1)
  })

  it('shuffles without losing or changing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items]
        const shuffled = chanceOf(seed).shuffle(items)
        expect(items).toEqual(before)
        expect(shuffled.sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b))
      }),
    )
  })

  it('refuses to pick from nothing', () => {
    expect(() => chanceOf(1).pick([])).toThrow(RangeError)
    expect(() => chanceOf(1).weighted([])).toThrow(RangeError)
  })
})
