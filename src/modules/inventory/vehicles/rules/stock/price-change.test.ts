import { describe, expect, it } from 'vitest'
import { sellingPrice } from '../derived/selling-price'
import { changedPrice, PRICE_ROUNDINGS, type PriceChange } from './price-change'

const vehicle = (price: number, more = {}) => ({
  price,
  currency: 'USD',
  costValue: null,
  markup: null,
  ...more,
})
const amount = (verb: PriceChange['verb'], value: number, roundTo: PriceChange['roundTo'] = 1) =>
  ({ verb, unit: 'amount', amount: value, currency: 'USD', roundTo }) as const
const percent = (verb: PriceChange['verb'], value: number, roundTo: PriceChange['roundTo'] = 1) =>
  ({ verb, unit: 'percent', percent: value, roundTo }) as const

describe('a price changed with many others', () => {
  it.each<[number, PriceChange, number]>([
    [8_000, amount('set', 9_500), 9_500],
    [0, amount('set', 9_500), 9_500],
    [8_000, amount('raise', 250), 8_250],
    [8_000, amount('lower', 250), 7_750],
    [8_000, percent('raise', 10), 8_800],
    [8_000, percent('lower', 10), 7_200],
    // Half up, exactly.
    [995, percent('raise', 10), 1_095],
    [995, percent('lower', 10), 896],
    [1_005, percent('lower', 10), 905],
    [333, percent('raise', 33.3), 444],
    [8_000, percent('raise', 2.5, 50), 8_200],
    [8_010, percent('lower', 5, 100), 7_600],
    [7_950, percent('lower', 0, 100), 8_000],
    [7_949, percent('lower', 0, 100), 7_900],
    [12_345, amount('lower', 0, 10), 12_350],
    [12_345, amount('lower', 0, 1000), 12_000],
    [12_500, amount('lower', 0, 1000), 13_000],
  ])('%s by %j is %s', (price, change, after) => {
    expect(changedPrice(vehicle(price), change)).toEqual({ ok: true, value: { price: after, markup: null } })
  })

  it.each<[ReturnType<typeof vehicle>, PriceChange, string]>([
    [vehicle(0), percent('raise', 10), 'no_price'],
    [vehicle(0), amount('lower', 10), 'no_price'],
    [vehicle(500), amount('lower', 500), 'nothing_left'],
    [vehicle(500), amount('lower', 900), 'nothing_left'],
    [vehicle(40), percent('lower', 10, 100), 'nothing_left'],
    [vehicle(1_900_000_000), percent('raise', 10), 'too_high'],
    [vehicle(500_000, { currency: 'JPY' }), amount('set', 900), 'other_currency'],
  ])('%j by %j is refused: %s', (given, change, reason) => {
    expect(changedPrice(given, change)).toMatchObject({ ok: false, error: { reason } })
  })

  it('per cent are of any currency', () => {
    const result = changedPrice(vehicle(1_500_000, { currency: 'JPY' }), percent('lower', 3, 1000))
    expect(result).toMatchObject({ ok: true, value: { price: 1_455_000 } })
  })

  it.each([1, 777, 8_000, 123_456, 98_765_432, 1_999_999_999])(
    'a markup on a cost of %s gives the new price from then on',
    (costValue) => {
      for (const roundTo of PRICE_ROUNDINGS)
        for (const by of [7, 12.5, 33.3]) {
          const before = sellingPrice({ costValue, markup: 20 })
          const result = changedPrice(
            vehicle(before, { costValue, markup: 20 }),
            percent('lower', by, roundTo),
          )
          if (!result.ok) continue
          const { markup, price } = result.value
          expect(markup).not.toBeNull()
          expect(sellingPrice({ costValue, markup, price: 0 })).toBe(price)
        }
    },
  )

  it('a price without a markup needs none afterwards', () => {
    const result = changedPrice(vehicle(8_000, { costValue: 5_000 }), amount('set', 7_000))
    expect(result).toEqual({ ok: true, value: { price: 7_000, markup: null } })
  })
})
