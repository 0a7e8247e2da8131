import { describe, expect, it } from 'vitest'
import { suggestColorNames } from './suggest-color-names'

const colors = ['White', 'Pearl White', 'Black', 'Grey'].map((name) => ({ name }))

describe('the offers of the colour field', () => {
  it.each([
    ['', ['White', 'Pearl White', 'Black', 'Grey'], ''],
    ['wh', ['White', 'Pearl White'], 'wh'],
    ['WHITE ', ['White', 'Pearl White'], ''],
    ['Ruby Red ', [], 'Ruby Red'],
    ['Gray', ['Grey'], 'Gray'],
    ['Blak', ['Black'], 'Blak'],
    ['Bl\u0430ck', ['Black'], 'Bl\u0430ck'],
    ['Bla\u200Bck', ['Black'], ''],
  ])('for "%s"', (typed, fitting, create) => {
    const offers = suggestColorNames(colors, typed)
    expect(offers.fitting.map(({ name }) => name)).toEqual(fitting)
    expect(offers.create).toBe(create)
  })
  it('recognises an existing name, ignoring case', () => {
    expect(suggestColorNames(colors, 'black').exact).toEqual({ name: 'Black' })
  })
})
