import { describe, expect, it, test } from 'vitest'
import { type NegotiatedQuote, type NegotiationRound, negotiationSummary } from './negotiation-summary'
import { optionTitle } from './option-title'
import { priceAboveBudget } from './price-above-budget'

const NOW = new Date('2026-11-22T10:00:00Z')
const QUOTE: NegotiatedQuote = {
  createdAt: '2026-11-19T12:00:00Z',
  currency: 'USD',
  initialQuotePrice: 9000,
  initialDownPaymentPercentage: 30,
  quotedPrice: 8600,
  customerRequestedPrice: null,
}
const requested = (budget: number, budgetCurrency: string): NegotiatedQuote => ({
  ...QUOTE,
  orderOnDemandRequest: { budget, budgetCurrency },
})
const round = (negotiatingRound: number, change: Partial<NegotiationRound> = {}): NegotiationRound => ({
  negotiatingRound,
  customizationOptions: ['delivery_options'],
  detailedRequirements: 'Deliver it to Jinja',
  budgetDetails: null,
  counterOffer: null,
  quotedPrice: 8600,
  downPaymentPercentage: 20,
  createdAt: '2026-11-20T12:00:00Z',
  answeredAt: '2026-11-21T12:00:00Z',
  ...change,
})

describe('a negotiation', () => {
  it('is in the order of its rounds, the last of them current', () => {
    const { rounds } = negotiationSummary(QUOTE, [round(2), round(1)], NOW)
    expect(rounds.map((one) => [one.round, one.label])).toEqual([
      [1, 'REVISED QUOTE'],
      [2, 'CURRENT REVISION'],
    ])
    expect(rounds[0]).toMatchObject({ price: '$8,600', options: ['Delivery Options'], note: null })
  })

  it('shows that a round without a price is being worked on', () => {
    const { rounds } = negotiationSummary(QUOTE, [round(1, { quotedPrice: null, answeredAt: null })], NOW)
    expect(rounds[0]).toMatchObject({ price: 'Pending...', note: 'Admin preparing revised quote' })
  })

  it('begins with the initial quote, pending until it is set', () => {
    expect(negotiationSummary(QUOTE, [], NOW).initial).toEqual({ price: '$9,000', downPayment: '30%' })
    const unset = { ...QUOTE, initialQuotePrice: null, quotedPrice: null, initialDownPaymentPercentage: null }
    expect(negotiationSummary(unset, [], NOW).initial).toEqual({ price: 'Pending', downPayment: null })
  })

  it('counts the days that have begun', () => {
    expect(negotiationSummary(QUOTE, [], NOW).daysActive).toBe(3)
  })

  test.each<[string, NegotiatedQuote, NegotiationRound[], string | null]>([
    [
      'the latest counter-offer',
      QUOTE,
      [round(1, { counterOffer: 8000 }), round(2, { counterOffer: 8100 })],
      '$500',
    ],
    ['a plain number as the budget', QUOTE, [round(1, { budgetDetails: '8,200' })], '$400'],
    [
      'the counter-offer, not the budget beside it',
      QUOTE,
      [round(1, { counterOffer: 8000, budgetDetails: '8200' })],
      '$600',
    ],
    ['one of an earlier round', QUOTE, [round(1, { counterOffer: 8000 }), round(2)], '$600'],
    ['what staff entered', { ...QUOTE, customerRequestedPrice: 8200 }, [round(1)], '$400'],
    ['a budget above the price', { ...QUOTE, customerRequestedPrice: 9000 }, [], '-$400'],
    ['the budget of the request', requested(8100, 'USD'), [round(1)], '$500'],
    ['a counter-offer after it', requested(8100, 'USD'), [round(1, { counterOffer: 8000 })], '$600'],
    ['a budget in another currency', requested(8100, 'EUR'), [], null],
    ['no budget', QUOTE, [round(1)], null],
    ['no price yet', { ...QUOTE, quotedPrice: null, customerRequestedPrice: 8000 }, [], null],
  ])('knows the gap to %s', (_, quote, rounds, gap) => {
    expect(negotiationSummary(quote, rounds, NOW).gap).toBe(gap)
  })
})

test('a gap between currencies is unknown', () => {
  expect(priceAboveBudget({ amount: 100, currency: 'USD' }, { amount: 100, currency: 'JPY' })).toBeNull()
})

test.each([
  ['budget_considerations', 'Budget Considerations'],
  ['payment_financing', 'Payment Financing'],
  ['other', 'Other'],
  ['', ''],
])('%s is titled %s', (key, title) => {
  expect(optionTitle(key)).toBe(title)
})
