import { expect, test } from 'vitest'
import type { Money } from '@/kernel/money'
import { convertTotals } from './convert-totals'
import type { RatesSnapshot } from './exchange-rates'

const RATES: RatesSnapshot = {
  on: '2026-11-20',
  rates: { JPY: { perUsd: '150', day: '2026-11-19' }, KES: { perUsd: '129.35', day: '2026-11-20' } },
}
const money = (amount: number, currency: string): Money => ({ amount, currency })

test.each<[string, Money[], string, Money]>([
  ['nothing', [], 'JPY', money(0, 'JPY')],
  ['one currency as it is', [money(100_50, 'USD')], 'USD', money(100_50, 'USD')],
  ['several as one', [money(100_00, 'USD'), money(15_000, 'JPY')], 'USD', money(200_00, 'USD')],
  ['what was paid back', [money(-15_000, 'JPY'), money(50_00, 'USD')], 'USD', money(-50_00, 'USD')],
])('%s', (_, totals, currency, sum) => {
  expect(convertTotals(totals, currency, RATES)).toEqual({ ok: true, value: sum })
})

test('a sum without a rate is none, and every missing rate is named', () => {
  const totals = [money(1, 'UGX'), money(1, 'USD'), money(1, 'TZS')]
  expect(convertTotals(totals, 'USD', RATES)).toEqual({
    ok: false,
    error: { on: '2026-11-20', currencies: ['UGX', 'TZS'] },
  })
})
