import { expect, test } from 'vitest'
import { offeredSteps, type QuoteOfCustomer } from './quote-actions'

const QUOTE: QuoteOfCustomer = {
  status: 'QUOTED',
  quoteType: 'INITIAL_QUOTE',
  negotiatingRound: 0,
  isRoundAnswered: true,
  isVehicleGone: false,
  isExpired: false,
  isOnDemand: false,
  quotedPrice: 8450,
  vehicleId: 7,
  maxRounds: 2,
}

test.each<[string, Partial<QuoteOfCustomer>, string[]]>([
  ['a quote', {}, ['negotiate', 'accept', 'cancel']],
  ['a request', { status: 'AWAITING_RESPONSE', quotedPrice: null }, ['cancel']],
  [
    'one that staff revise',
    { status: 'NEGOTIATING', negotiatingRound: 1, isRoundAnswered: false },
    ['cancel'],
  ],
  ['a revised one', { status: 'NEGOTIATING', negotiatingRound: 1 }, ['negotiate', 'accept', 'cancel']],
  ['one without a price', { status: 'NEGOTIATING', negotiatingRound: 1, quotedPrice: null }, ['cancel']],
  [
    'one where rounds are not limited',
    { status: 'NEGOTIATING', negotiatingRound: 9, maxRounds: undefined },
    ['negotiate', 'accept', 'cancel'],
  ],
  ['the final one', { status: 'NEGOTIATING', negotiatingRound: 2 }, ['accept', 'cancel']],
  ['one whose vehicle has not been found', { vehicleId: null }, ['negotiate', 'cancel']],
  ['an expired one', { isExpired: true }, []],
  ['one that is not available', { status: 'NOT_AVAILABLE', isOnDemand: true }, ['modify']],
  ['an accepted one', { status: 'ACCEPTED' }, []],
])('of %s the customer is offered %j', (_, change, steps) => {
  expect(offeredSteps({ ...QUOTE, ...change })).toEqual(steps)
})
