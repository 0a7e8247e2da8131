import { expect, test } from 'vitest'
import { offeredSteps, type QuoteOfCustomer, type QuoteOfStaff, staffSteps } from './offered-steps'
import { QUOTE_STATUSES } from './quote-statuses'
import { transitionQuote } from './quote-transition'

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

const STORED: QuoteOfStaff = {
  status: 'AWAITING_RESPONSE',
  quoteType: 'INITIAL_QUOTE',
  negotiatingRound: 0,
  isRoundAnswered: true,
  isVehicleGone: false,
  isOnDemand: false,
  quotedPrice: 845_000,
  validUntil: '2026-12-22',
  vehicleId: 7,
  isWithdrawable: true,
}
const NOW = { now: new Date('2026-11-22T10:00:00Z'), today: '2026-11-22' }

test.each<[string, Partial<QuoteOfStaff>, string[]]>([
  ['a request with a price', {}, ['send', 'cancelByStaff']],
  ['one without', { quotedPrice: null }, ['cancelByStaff']],
  ['one whose vehicle is gone', { isVehicleGone: true }, ['cancelByStaff']],
  [
    'a request on demand',
    { quotedPrice: null, isOnDemand: true, vehicleId: null },
    ['markNotAvailable', 'cancelByStaff'],
  ],
  ['one that the customer has to answer', { status: 'NEGOTIATING' }, ['cancelByStaff']],
  ['one with an open round', { status: 'NEGOTIATING', isRoundAnswered: false }, ['revise', 'cancelByStaff']],
  [
    'one with an open round and no price',
    { status: 'NEGOTIATING', isRoundAnswered: false, quotedPrice: null },
    ['cancelByStaff'],
  ],
  ['an expired one', { status: 'EXPIRED', validUntil: '2026-11-21' }, []],
  ['an accepted one', { status: 'ACCEPTED' }, ['withdrawAcceptance']],
  ['an accepted one that is paid', { status: 'ACCEPTED', isWithdrawable: false }, []],
])('of %s staff can take %j', (_, change, steps) => {
  expect(staffSteps({ ...STORED, ...change }, NOW)).toEqual(steps)
})

test.each(QUOTE_STATUSES)(
  'no step is listed of an unpriced quote that is %s and would be refused',
  (status) => {
    for (const isRoundAnswered of [true, false]) {
      const quote = { ...STORED, status, isRoundAnswered, quotedPrice: null, maxRounds: 2 }
      const given = { ...NOW, maxRounds: 2, isVehicleFree: true, isPaid: false, reason: 'Given' }
      for (const step of offeredSteps({ ...quote, isExpired: false }))
        expect(transitionQuote(quote, step, 'customer', given).ok, step).toBe(true)
      for (const step of staffSteps(quote, NOW))
        expect(transitionQuote(quote, step, 'staff', given).ok, step).toBe(true)
    }
  },
)
