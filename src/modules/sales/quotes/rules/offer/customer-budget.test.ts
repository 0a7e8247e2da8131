import { expect, test } from 'vitest'
import { budgetOf, plainAmount } from './customer-budget'

test.each<[text: string | null, currency: string, amount: number | null]>([
  ['8000', 'USD', 8_000],
  [' 8,000 ', 'USD', 8_000],
  ['8 000', 'USD', 8_000],
  ['1,250,000', 'JPY', 1_250_000],
  ['8,000.50', 'USD', 8_000.5],
  ['8000.5', 'JPY', null],
  ['8,00', 'USD', null],
  ['0', 'USD', null],
  ['-8000', 'USD', null],
  ['1e5', 'USD', null],
  ['8000 USD', 'USD', null],
  ['At most 8000', 'USD', null],
  ['8000 or 9000', 'USD', null],
  ['99999999999999999999', 'USD', null],
  ['', 'USD', null],
  [null, 'USD', null],
])('a budget of %j in %s is the amount %j', (text, currency, amount) => {
  expect(plainAmount(text, currency)).toBe(amount)
})

test.each([
  [8_100, '8000', 8_100],
  [null, '8000', 8_000],
  [null, 'What I have saved', null],
  [null, null, null],
])('a counter-offer of %j comes before a budget of %j', (counterOffer, budgetDetails, budget) => {
  expect(budgetOf({ counterOffer, budgetDetails }, 'USD')).toBe(budget)
})
