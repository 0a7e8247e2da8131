import { expect, test } from 'vitest'
import { checkCounterOffer } from './check-counter-offer'
import { checkInstallments, checkOfferDays, checkOfferTotal, checkOfferUnits } from './check-offer'

const paths = (issues: readonly { path: string }[]) => issues.map(({ path }) => path)

test('every amount of an offer is in units of its currency', () => {
  const offer = {
    quotedPrice: 100.5,
    previousQuotePrice: 1.5,
    customerRequestedPrice: 2.5,
    deliveryCharges: 3.5,
    taxesAmount: 4.5,
  }
  expect(paths(checkOfferUnits('JPY', offer))).toEqual(Object.keys(offer))
  expect(checkOfferUnits('USD', offer)).toEqual([])
  expect(checkOfferUnits('JPY', { quotedPrice: 100, deliveryCharges: null })).toEqual([])
  expect(paths(checkCounterOffer('USD', 1.005, null))).toEqual(['counterOffer'])
  expect(checkCounterOffer('USD', null, 100)).toEqual([])
})

test.each([
  [0, 0, ['quotedPrice']],
  [0, 0.01, []],
  [0.01, 0, []],
])('an offer of %d and %d for delivery has faults in %j', (quotedPrice, deliveryCharges, expected) => {
  expect(paths(checkOfferTotal({ quotedPrice, deliveryCharges }))).toEqual(expected)
})

test.each([
  ['2026-11-22', null, []],
  ['2027-11-22', null, []],
  ['2026-11-21', null, ['validUntil']],
  ['2027-11-23', null, ['validUntil']],
  ['2026-12-22', '2025-11-22', []],
  ['2026-12-22', '2025-11-21', ['issueAt']],
  ['2026-12-22', '2026-11-23T08:00:00+09:00', []],
  ['2026-12-22', '2026-11-24T00:00:00Z', ['issueAt']],
])('on 22 November an offer until %s, issued on %s, has faults in %j', (validUntil, issueAt, expected) => {
  expect(paths(checkOfferDays({ validUntil, issueAt }, '2026-11-22'))).toEqual(expected)
})

test.each([
  [8_450.5, 8_450.5, null],
  [8_450.51, 8_450.5, 'Your offer cannot be above the quoted price of $8,450.50'],
  [9_000, null, null],
])('an offer of %d for a price of %o: %s', (amount, price, message) => {
  expect(checkCounterOffer('USD', amount, price)[0]?.message ?? null).toBe(message)
})

const DDP = { priceType: 'DDP', isTaxApplied: true, withholdingTaxPercentage: 6, vatPercentage: 18 } as const
test.each([
  ['price', { quotedPrice: 2_000_000_000 }, true],
  ['price and delivery', { quotedPrice: 1_999_999_999, deliveryCharges: 1 }, true],
  ['price and delivery', { quotedPrice: 2_000_000_000, deliveryCharges: 1 }, false],
  ['price and taxes', { ...DDP, quotedPrice: 1_612_903_225 }, true],
  ['price and taxes', { ...DDP, quotedPrice: 1_612_903_226 }, false],
  ['taxes not applied', { ...DDP, isTaxApplied: false, quotedPrice: 2_000_000_000 }, true],
  ['taxes of another price term', { ...DDP, priceType: 'CIF' as const, quotedPrice: 2_000_000_000 }, true],
])('a total of %s, %o, is within the limit: %s', (_, offer, isWithin) => {
  const message = isWithin ? undefined : 'The total of an offer must be 2,000,000,000 or less'
  expect(checkOfferTotal(offer)[0]?.message).toBe(message)
})

test.each([
  ['PAYMENT_IN_INSTALLMENTS', 100, ['downPaymentPercentage']],
  ['PAYMENT_IN_INSTALLMENTS', 99.9, []],
  ['HUNDRED_PERCENT_BEFORE_DELIVERY', 100, []],
  [null, 100, []],
] as const)('%s with %d%% down has faults in %j', (paymentTerms, downPaymentPercentage, expected) => {
  expect(paths(checkInstallments({ paymentTerms, downPaymentPercentage }))).toEqual(expected)
})
