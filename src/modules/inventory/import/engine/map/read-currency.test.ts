import { expect, test } from 'vitest'
import { splitAmount } from '@/kernel/files/split-written-amount'
import { headerCurrencies, readCurrency } from './read-currency'

test.each<[string, readonly string[] | null]>([
  ['FOB JPY', ['JPY']],
  ['CIF USD', ['USD']],
  ['Price (US$)', ['USD']],
  ['priceUSD', ['USD']],
  ['Price ¥', ['JPY', 'CNY']],
  ['価格（円）', ['JPY']],
  ['Cost KSh', ['KES']],
  ['Price in shillings', ['KES', 'UGX', 'TZS']],
  ['FOB Price', null],
  ['Price BR', null],
  ['USD/JPY', null],
])('the header %j names %j', (header, codes) => {
  expect(headerCurrencies(header)).toEqual(codes)
})

test.each<[string, string, readonly string[] | null]>([
  ['4,500', '4,500', null],
  ['¥450,000', '450,000', ['JPY', 'CNY']],
  ['JPY 450,000', '450,000', ['JPY']],
  ['450,000 yen', '450,000', ['JPY']],
  ['450000円', '450000', ['JPY']],
  ['US$ 4,500.00', '4,500.00', ['USD']],
  ['$4,500 USD', '4,500', ['USD']],
  ['KES.500', '500', ['KES']],
  ['1,200,000/=', '1,200,000', ['KES', 'UGX', 'TZS']],
  ["CHF 1'200", "CHF 1'200", null],
  ['.5', '.5', null],
  ['on request', 'on request', null],
  ['4,500 FOB', '4,500 FOB', null],
])('%j is the number %j in %j', (text, number, currencies) => {
  expect(splitAmount(text)).toEqual({ number, currencies })
})

test.each([
  ['JPY', 'JPY'],
  ['usd', 'USD'],
  ['Yen', 'JPY'],
  ['US$', 'USD'],
  ['KSh.', 'KES'],
  ['SEK', 'SEK'],
  ['US$ 4,500', 'USD'],
])('%j is the currency %s', (text, code) => {
  expect(readCurrency(text)).toEqual({ ok: true, value: code })
})

test.each([
  ['$', "'$' may mean USD, AUD, CAD, NZD, SGD: say in the map which"],
  ['¥450,000', "'¥450,000' may mean JPY, CNY: say in the map which"],
  ['4,500', "'4,500' names no currency"],
  ['whatever', "'whatever' names no currency"],
])('%j needs a decision', (text, error) => {
  expect(readCurrency(text)).toEqual({ ok: false, error })
})
