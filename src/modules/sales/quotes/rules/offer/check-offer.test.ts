import { expect, test } from 'vitest'
import { checkCounterOffer, checkOfferDays, checkOfferTotal, checkOfferUnits } from './check-offer'

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
  expect(paths(checkCounterOffer('USD', 1.005))).toEqual(['counterOffer'])
  expect(checkCounterOffer('USD', null)).toEqual([])
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
