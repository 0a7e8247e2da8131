import { describe, expect, it } from 'vitest'
import type { Charge } from './import-rule'
import { boundsText, chargeText, namesText, readBounds, readCharge, readNames } from './import-rule-cells'

describe('a cell of a table of rates', () => {
  it.each([
    ['over 3 up to 5', { over: 3, upTo: 5 }],
    ['from 8', { from: 8 }],
    ['below 0.5', { below: 0.5 }],
    ['from 9 below 15', { from: 9, below: 15 }],
    ['over 8500 up to 16700 EUR', { over: 8500, upTo: 16700, currency: 'EUR' }],
  ])('reads the bounds %s as it writes them', (text, bounds) => {
    expect(readBounds(text)).toEqual({ ok: true, value: bounds })
    expect(boundsText(bounds, 'currency' in bounds ? bounds.currency : undefined)).toBe(text)
  })

  it('reads bounds with thousands and blanks', () => {
    expect(readBounds('  over  1,500 ')).toEqual({ ok: true, value: { over: 1500 } })
    expect(readBounds(' ')).toEqual({ ok: true, value: undefined })
  })

  it.each(['3', 'over', '3 to 5', 'EUR', 'over 3 over 5', '> 3'])('refuses the bounds %s', (text) => {
    expect(readBounds(text)).toMatchObject({ ok: false })
  })

  it.each<[string, Charge]>([
    ['25%', { how: 'percent', rate: '25' }],
    ['624.92 BYN', { how: 'fixed', amount: '624.92', currency: 'BYN' }],
    ['2.5 EUR per cc', { how: 'perCc', amount: '2.5', currency: 'EUR' }],
    ['nothing', { how: 'none' }],
    [
      'highest of 54%, 2.5 EUR per cc',
      {
        how: 'highest',
        of: [
          { how: 'percent', rate: '54' },
          { how: 'perCc', amount: '2.5', currency: 'EUR' },
        ],
      },
    ],
  ])('reads the charge %s as it writes it', (text, charge) => {
    expect(readCharge(text)).toEqual({ ok: true, value: charge })
    expect(chargeText(charge)).toBe(text)
  })

  it.each(['', '25', 'EUR 5', '25%, 5 EUR', 'highest of 5%', '-5%', '5 euro'])(
    'refuses the charge “%s”',
    (text) => {
      expect(readCharge(text)).toMatchObject({ ok: false })
    },
  )

  it.each([
    ['Petrol, Diesel', { only: ['Petrol', 'Diesel'] }],
    ['not Electric, Hydrogen', { not: ['Electric', 'Hydrogen'] }],
    ['Van; not Bus', { only: ['Van'], not: ['Bus'] }],
    ['', {}],
  ])('reads the names “%s” as it writes them', (text, names) => {
    expect(readNames(text)).toEqual(names)
    expect(namesText('only' in names ? names.only : [], 'not' in names ? names.not : [])).toBe(text)
  })
})
