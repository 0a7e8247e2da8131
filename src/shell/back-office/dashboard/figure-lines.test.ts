import { describe, expect, test } from 'vitest'
import type { Counted } from '@/kernel/navigation'
import { changeText, figureTable } from './figure-lines'
import type { Figures } from './read-figures'

test.each([
  [112, 100, '+12%'],
  [92, 100, '−8%'],
  [0, 100, '−100%'],
  [100, 100, 'no change'],
  [1001, 1000, 'no change'],
  [5000, 100, '+4,900%'],
  [5, 0, null],
  [0, 0, null],
  [50, -100, null],
])('%i after %i is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text)
})

const counted = (count: number, capped = false): Counted => ({ count, capped })
const both = <T>(now: T, before: T) => ({ now, before })
const figures = (given: Partial<Figures> = {}): Figures => ({
  period: 'month',
  currency: 'USD',
  days: {
    now: { first: '2026-11-01', last: '2026-11-23' },
    before: { first: '2026-10-01', last: '2026-10-23' },
  },
  rates: { on: '2026-11-23', rates: { JPY: { perUsd: '150', day: '2026-11-20' } } },
  sales: {
    orders: both(
      {
        count: 3,
        totals: [
          { amount: 15_000, currency: 'JPY' },
          { amount: 200_00, currency: 'USD' },
        ],
      },
      { count: 2, totals: [{ amount: 200_00, currency: 'USD' }] },
    ),
    received: both({ count: 1, totals: [{ amount: 50_00, currency: 'USD' }] }, { count: 0, totals: [] }),
    refunded: both({ count: 1, totals: [{ amount: 10_00, currency: 'USD' }] }, { count: 0, totals: [] }),
    quotes: both(counted(12), counted(8)),
  },
  inquiries: both(counted(4), counted(0)),
  vehicles: both(counted(10_000, true), counted(2)),
  ...given,
})

const shown = (given: Partial<Figures> = {}) =>
  Object.fromEntries(
    figureTable(figures(given)).lines.map(({ change, label, parts, value, was }) => [
      label,
      [value, was, change, parts].map((one) => one ?? '').join(' | '),
    ]),
  )

describe('figures', () => {
  test('are given for both periods, sums in one currency with what they are made of', () => {
    expect(shown()).toEqual({
      Orders: '3 | 2 | +50% | ',
      'Value of orders': '$300 | $200 | +50% | ¥15,000 and $200',
      'Average order': '$100 | $100 | no change | ',
      'Payments received': '$50 | $0 |  | ',
      Refunds: '$10 | $0 |  | ',
      'Quotes requested': '12 | 8 | +50% | ',
      'Orders per 100 quotes': '25 | 25 |  | ',
      Inquiries: '4 | 0 |  | ',
      'Vehicles entered': 'more than 10,000 | 2 |  | ',
    })
    expect(figureTable(figures())).toMatchObject({ missing: [], converted: ['JPY'], isEmpty: false })
  })

  test('in another currency are converted by the same rates for both periods', () => {
    expect(shown({ currency: 'JPY' })['Value of orders']).toBe('¥45,000 | ¥30,000 | +50% | ¥15,000 and $200')
  })

  test('stay in their own currencies where a rate is missing, which is named', () => {
    const given = { currency: 'KES', rates: { on: '2026-11-23', rates: {} } } as const
    expect(shown(given)['Value of orders']).toBe('¥15,000 and $200 | $200 |  | ')
    expect(shown(given)['Average order']).toBe('– | – |  | ')
    expect(figureTable(figures(given)).missing).toEqual(['JPY', 'KES'])
  })

  test('of sales and inquiries are left out for roles that do not see them', () => {
    expect(Object.keys(shown({ sales: null, inquiries: null }))).toEqual(['Vehicles entered'])
  })

  test('of nothing are shown as empty', () => {
    const none = { count: 0, totals: [] }
    const nothing = both(counted(0), counted(0))
    const sales = {
      orders: both(none, none),
      received: both(none, none),
      refunded: both(none, none),
      quotes: nothing,
    }
    const table = figureTable(figures({ sales, inquiries: nothing, vehicles: nothing }))
    expect(table.isEmpty).toBe(true)
    expect(table.lines.map(({ change }) => change)).toEqual(table.lines.map(() => null))
  })
})
