import { describe, expect, test } from 'vitest'
import { convertMoney } from './convert-money'
import { noRates, perUsd, type RatesSnapshot, rateMissingText } from './exchange-rates'

const RATES: RatesSnapshot = {
  on: '2026-11-20',
  rates: {
    JPY: { perUsd: '150.25', day: '2026-11-19' },
    UGX: { perUsd: '3702.5', day: '2026-11-20' },
    TZS: { perUsd: '2650', day: '2026-11-01' },
    KES: { perUsd: '129.35', day: '2026-11-20' },
    BYN: { perUsd: '3.2701', day: '2026-11-20' },
  },
}

const money = (amount: number, currency: string) => ({ amount, currency })

test.each([
  ['dollars to yen', money(845_000, 'USD'), 'JPY', 1_269_613],
  ['yen to dollars', money(1_269_613, 'JPY'), 'USD', 845_000],
  ['dollars to shillings of Uganda, which have no cents', money(1, 'USD'), 'UGX', 37],
  ['dollars to shillings of Kenya, which have', money(1, 'USD'), 'KES', 129],
  ['between two others, by the dollar', money(10_000, 'KES'), 'JPY', 116],
  ['rubles', money(100, 'USD'), 'BYN', 327],
  ['half a unit goes up', money(50, 'USD'), 'JPY', 75],
  ['half a unit of what is given back goes down', money(-50, 'USD'), 'JPY', -75],
  ['nothing', money(0, 'USD'), 'JPY', 0],
  ['its own currency', money(123, 'KES'), 'KES', 123],
])('%s', (_, given, currency, amount) => {
  expect(convertMoney(given, currency, RATES)).toEqual({ ok: true, value: { amount, currency } })
})

describe('nothing is guessed', () => {
  const { KES: _, ...rates } = RATES.rates
  test.each([
    ['to', money(100, 'USD'), 'KES', ['KES']],
    ['from', money(100, 'KES'), 'USD', ['KES']],
    ['from and to', money(100, 'KES'), 'EUR', ['KES', 'EUR']],
  ])('%s a currency without a rate', (_name, given, currency, currencies) => {
    const result = convertMoney(given, currency, { ...RATES, rates })
    expect(result).toEqual({ ok: false, error: { on: '2026-11-20', currencies } })
  })

  test('the dollar needs no rate, and an amount none in its own currency', () => {
    expect(perUsd(noRates('2026-11-20'), 'USD')).toBe('1')
    expect(convertMoney(money(5, 'KES'), 'KES', noRates('2026-11-20')).ok).toBe(true)
  })

  test('the missing rate is named', () => {
    expect(rateMissingText({ on: '2026-11-20', currencies: ['KES'] })).toBe(
      'There is no exchange rate for KES on 2026-11-20 or before.',
    )
  })
})

test('there and back differs by no more than the rounding', () => {
  for (const currency of ['JPY', 'UGX', 'TZS', 'KES', 'BYN'])
    for (const amount of [1, 99, 12_345, 845_050, 99_999_999]) {
      const converted = convertMoney(money(amount, 'USD'), currency, RATES)
      const back = converted.ok ? convertMoney(converted.value, 'USD', RATES) : converted
      expect(back.ok && Math.abs(back.value.amount - amount)).toBeLessThanOrEqual(1)
    }
})
