import { expect, test } from 'vitest'
import { isQuoteReadOnly, opensAgain, quoteTypeOf, statusOfSaved } from './quote-standing'
import type { QuoteStatus, QuoteType } from './quote-statuses'

test.each<[QuoteStatus, number, QuoteType, QuoteType]>([
  ['AWAITING_RESPONSE', 0, 'FINAL_QUOTE', 'INITIAL_QUOTE'],
  ['NEGOTIATING', 1, 'INITIAL_QUOTE', 'REVISED_QUOTE'],
  ['NEGOTIATING', 2, 'REVISED_QUOTE', 'FINAL_QUOTE'],
  ['NEGOTIATING', 5, 'FINAL_QUOTE', 'FINAL_QUOTE'],
  ['NEGOTIATING', 0, 'INITIAL_QUOTE', 'INITIAL_QUOTE'],
  ['QUOTED', 1, 'REVISED_QUOTE', 'REVISED_QUOTE'],
  ['ACCEPTED', 2, 'INVOICE', 'INVOICE'],
])('%s in round %i: %s becomes %s', (status, negotiatingRound, quoteType, after) => {
  expect(quoteTypeOf({ status, negotiatingRound, quoteType })).toBe(after)
})

test.each<[QuoteStatus, QuoteStatus]>([
  ['AWAITING_RESPONSE', 'QUOTED'],
  ['NOT_AVAILABLE', 'QUOTED'],
  ['EXPIRED', 'QUOTED'],
  ['QUOTED', 'QUOTED'],
  ['NEGOTIATING', 'NEGOTIATING'],
  ['ACCEPTED', 'ACCEPTED'],
  ['CANCELLED', 'CANCELLED'],
])('saved as %s it is %s', (status, after) => {
  expect(statusOfSaved(status)).toBe(after)
})

test.each<[QuoteStatus, number, QuoteType, boolean, boolean]>([
  ['AWAITING_RESPONSE', 0, 'INITIAL_QUOTE', true, false],
  ['QUOTED', 0, 'INITIAL_QUOTE', true, true],
  ['ACCEPTED', 1, 'INVOICE', true, true],
  ['NOT_AVAILABLE', 0, 'INITIAL_QUOTE', true, true],
  ['CANCELLED', 0, 'INITIAL_QUOTE', true, true],
  ['EXPIRED', 0, 'INITIAL_QUOTE', true, true],
  ['NEGOTIATING', 0, 'INITIAL_QUOTE', true, true],
  ['NEGOTIATING', 1, 'INITIAL_QUOTE', false, false],
  ['NEGOTIATING', 1, 'REVISED_QUOTE', true, true],
  ['NEGOTIATING', 2, 'REVISED_QUOTE', false, false],
  ['NEGOTIATING', 2, 'FINAL_QUOTE', true, true],
  ['NEGOTIATING', 3, 'FINAL_QUOTE', false, false],
  ['NEGOTIATING', 3, 'FINAL_QUOTE', true, true],
])(
  '%s in round %i as %s, answered %s: read-only %s',
  (status, round, quoteType, isRoundAnswered, isReadOnly) => {
    const quote = { status, quoteType, negotiatingRound: round, isRoundAnswered }
    expect(isQuoteReadOnly({ ...quote, isVehicleGone: false })).toBe(isReadOnly)
    expect(isQuoteReadOnly({ ...quote, isVehicleGone: true })).toBe(true)
  },
)

test('only what is not available or has expired can be quoted again', () => {
  expect(opensAgain('NOT_AVAILABLE') && opensAgain('EXPIRED')).toBe(true)
  expect(opensAgain('QUOTED') || opensAgain('CANCELLED')).toBe(false)
})
