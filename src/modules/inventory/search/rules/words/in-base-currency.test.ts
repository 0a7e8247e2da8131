import { expect, test } from 'vitest'
import { inBaseCurrency } from './in-base-currency'
import { readText } from './read-text'
import { vocabularyOf } from './vocabulary'

const RATES = {
  on: '2026-06-15',
  rates: { KES: { perUsd: '129.5', day: '2026-06-15' }, JPY: { perUsd: '150', day: '2026-06-15' } },
}
const NO_WORDS = vocabularyOf([], [])

const compared = (text: string) => {
  const { foreign, pieces } = inBaseCurrency(readText(NO_WORDS, text.normalize('NFKC')), RATES)
  const prices = pieces.map((piece) =>
    piece.kind === 'amount' ? `${piece.amount.min ?? ''}..${piece.amount.max ?? ''}` : piece.text,
  )
  return [prices.join(' '), foreign.map(({ currency, isConverted }) => `${currency} ${isConverted}`).join()]
}

test.each([
  // 1,000,000 ÷ 129.5 = 7722.01
  ['under KES 1,000,000', '..7722', 'KES true'],
  ['over 1000000 ksh', '7722..', 'KES true'],
  // 1,000,000 ÷ 150 = 6666.67, as a vehicle of ¥1,000,000 is compared
  ['under ¥1000000', '..6667', 'JPY true'],
  ['¥900000-¥1500000', '6000..10000', 'JPY true'],
  ['900,000円', '..6000', 'JPY true'],
  ['3000-¥1500000', '20..10000', 'JPY true'],
  ['$3000 to ¥1500000', '3000..10000', 'JPY true'],
  ['¥1500000 - $3000', '3000..10000', 'JPY true'],
  ['¥900000-KES 1295000', '6000..10000', 'JPY true,KES true'],
  ['¥900000-£8000', '6000..8000', 'JPY true,GBP false'],
  ['under £5000', '..5000', 'GBP false'],
  ['under 5000 eur', '..5000', 'EUR false'],
  ['under $5000', '..5000', ''],
  ['under 5000', '..5000', ''],
])('%j is compared as %s (%s)', (text, prices, foreign) => {
  expect(compared(text)).toEqual([prices, foreign])
})

test('what was typed is shown as it was typed', () => {
  const { foreign } = inBaseCurrency(readText(NO_WORDS, 'under £5,000 please'), RATES)
  expect(foreign).toEqual([{ text: 'under £5,000', currency: 'GBP', isConverted: false }])
})
