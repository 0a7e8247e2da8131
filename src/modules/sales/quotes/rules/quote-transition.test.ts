import { describe, expect, it, test } from 'vitest'
import { isRepeated, type QuoteCircumstances, type QuoteState, transitionQuote } from './quote-transition'
import type { QuoteActor, QuoteStep } from './quote-workflow'

const NOW = new Date('2026-11-22T10:00:00Z')
const GIVEN: QuoteCircumstances = {
  now: NOW,
  today: '2026-11-22',
  maxRounds: 2,
  isVehicleFree: true,
  isPaid: false,
  reason: null,
}
const REQUESTED: QuoteState = {
  status: 'AWAITING_RESPONSE',
  quoteType: 'INITIAL_QUOTE',
  negotiatingRound: 0,
  isRoundAnswered: true,
  isVehicleGone: false,
  isOnDemand: false,
  quotedPrice: 845_000,
  validUntil: '2026-12-22',
  vehicleId: 7,
}
const QUOTED: QuoteState = { ...REQUESTED, status: 'QUOTED' }
const ROUND_1: QuoteState = {
  ...REQUESTED,
  status: 'NEGOTIATING',
  negotiatingRound: 1,
  isRoundAnswered: false,
}

const ACTORS: Partial<Record<QuoteStep, QuoteActor>> = {
  negotiate: 'customer',
  accept: 'customer',
  cancel: 'customer',
  modify: 'customer',
  expire: 'clock',
}

const take = (quote: QuoteState, step: QuoteStep, given: Partial<QuoteCircumstances> = {}) =>
  transitionQuote(quote, step, ACTORS[step] ?? 'staff', { ...GIVEN, ...given })

describe('the result of a step', () => {
  test.each<[string, QuoteState, QuoteStep, Partial<QuoteCircumstances>, object]>([
    [
      'sending makes the first offer, and it is the customer’s turn',
      REQUESTED,
      'send',
      {},
      { status: 'QUOTED', quoteType: 'INITIAL_QUOTE', quotedAt: NOW, waitingSince: NOW, reason: null },
    ],
    [
      'asking for a round counts it, and keeps the type until staff answer',
      QUOTED,
      'negotiate',
      {},
      { status: 'NEGOTIATING', quoteType: 'INITIAL_QUOTE', negotiatingRound: 1, waitingSince: NOW },
    ],
    [
      'the answer of the first round is a revised quote',
      ROUND_1,
      'revise',
      {},
      { status: 'NEGOTIATING', quoteType: 'REVISED_QUOTE', negotiatingRound: 1, quotedAt: NOW },
    ],
    [
      'that of the second is final',
      { ...ROUND_1, negotiatingRound: 2, quoteType: 'REVISED_QUOTE' },
      'revise',
      {},
      { quoteType: 'FINAL_QUOTE', negotiatingRound: 2 },
    ],
    [
      'acceptance makes an invoice, and nobody waits',
      QUOTED,
      'accept',
      {},
      {
        status: 'ACCEPTED',
        quoteType: 'INVOICE',
        acceptedAt: NOW,
        waitingSince: null,
        effects: ['reserveVehicle', 'createOrder', 'issueInvoice'],
      },
    ],
    [
      'not available needs no words',
      { ...REQUESTED, isOnDemand: true, quotedPrice: null, vehicleId: null },
      'markNotAvailable',
      {},
      { status: 'NOT_AVAILABLE', reason: 'Marked as not available by admin', endedAt: NOW },
    ],
    [
      'unless staff give some',
      { ...REQUESTED, isOnDemand: true, quotedPrice: null, vehicleId: null },
      'markNotAvailable',
      { reason: 'None below 500,000 km' },
      { reason: 'None below 500,000 km' },
    ],
    [
      'a modified request waits for staff again',
      { ...REQUESTED, status: 'NOT_AVAILABLE', isOnDemand: true, quotedPrice: null },
      'modify',
      {},
      { status: 'AWAITING_RESPONSE', quoteType: 'INITIAL_QUOTE', endedAt: null, waitingSince: NOW },
    ],
    [
      'an expired quote is on offer again',
      { ...QUOTED, status: 'EXPIRED', quoteType: 'FINAL_QUOTE' },
      'quoteAgain',
      {},
      { status: 'QUOTED', quoteType: 'FINAL_QUOTE', quotedAt: NOW, endedAt: null },
    ],
    [
      'cancelling needs no words',
      QUOTED,
      'cancel',
      {},
      { reason: 'Cancelled by the customer', endedAt: NOW },
    ],
    ['unless the customer gives some', QUOTED, 'cancel', { reason: ' Too late ' }, { reason: 'Too late' }],
    [
      'one that ran out has ended',
      { ...QUOTED, validUntil: '2026-11-21' },
      'expire',
      {},
      { status: 'EXPIRED', reason: 'Not accepted by the end of its validity', waitingSince: null },
    ],
    [
      'a withdrawn acceptance frees the vehicle and ends the order',
      { ...QUOTED, status: 'ACCEPTED', quoteType: 'INVOICE' },
      'withdrawAcceptance',
      { reason: 'Damaged in the yard' },
      {
        status: 'CANCELLED',
        reason: 'Damaged in the yard',
        mails: ['quote-acceptance-withdrawn'],
        effects: ['freeVehicle', 'cancelOrder'],
      },
    ],
  ])('%s', (_, quote, step, given, change) => {
    const taken = take(quote, step, given)
    expect(taken.ok && taken.value).toMatchObject(change)
  })
})

describe('a step is refused', () => {
  test.each<[string, QuoteState, QuoteStep, Partial<QuoteCircumstances>, string]>([
    ['sending without a price', { ...REQUESTED, quotedPrice: null }, 'send', {}, 'priced'],
    ['sending with a day that is over', { ...REQUESTED, validUntil: '2026-11-21' }, 'send', {}, 'inDate'],
    ['a standard quote as not available', REQUESTED, 'markNotAvailable', {}, 'onDemand'],
    ['a round while the last one is open', ROUND_1, 'negotiate', {}, 'roundAnswered'],
    [
      'a round too many',
      { ...ROUND_1, negotiatingRound: 2, isRoundAnswered: true },
      'negotiate',
      {},
      'roundLeft',
    ],
    ['a round of an expired offer', { ...QUOTED, validUntil: '2026-11-21' }, 'negotiate', {}, 'inDate'],
    ['an answer that nobody asked for', { ...ROUND_1, isRoundAnswered: true }, 'revise', {}, 'roundOpen'],
    ['accepting while staff revise', ROUND_1, 'accept', {}, 'roundAnswered'],
    ['accepting after the last day', { ...QUOTED, validUntil: '2026-11-21' }, 'accept', {}, 'inDate'],
    ['accepting without a vehicle', { ...QUOTED, vehicleId: null }, 'accept', {}, 'vehicleAttached'],
    ['accepting what another has bought', QUOTED, 'accept', { isVehicleFree: false }, 'vehicleFree'],
    ['cancelling by staff without a reason', QUOTED, 'cancelByStaff', { reason: ' ' }, 'reasonGiven'],
    ['expiry on the last day', { ...QUOTED, validUntil: '2026-11-22' }, 'expire', {}, 'overdue'],
    ['expiry while staff owe an answer', { ...ROUND_1, validUntil: '2026-11-21' }, 'expire', {}, 'overdue'],
    [
      'withdrawing what was paid for',
      { ...QUOTED, status: 'ACCEPTED' },
      'withdrawAcceptance',
      { isPaid: true, reason: 'Why' },
      'unpaid',
    ],
  ])('%s', (_, quote, step, given, reason) => {
    const taken = take(quote, step, given)
    expect(taken.ok ? null : taken.error.reason).toBe(reason)
    if (!taken.ok) expect(taken.error.message.length).toBeGreaterThan(15)
  })

  it('with a sentence about its state, or about who may not', () => {
    const late = take({ ...QUOTED, status: 'ACCEPTED' }, 'cancel')
    expect(!late.ok && late.error.message).toBe('This quote is accepted and cannot be cancelled.')
    const staff = transitionQuote(QUOTED, 'accept', 'staff', GIVEN)
    expect(!staff.ok && staff.error.message).toBe('This quote cannot be accepted.')
  })
})

test.each<
  [step: QuoteStep, lastStep: string | null, isOrderOpen: boolean, actor: QuoteActor, repeated: boolean]
>([
  ['accept', 'accept', true, 'customer', true],
  ['accept', 'accept', false, 'customer', false],
  ['accept', 'withdrawAcceptance', false, 'customer', false],
  ['accept', 'send', false, 'customer', false],
  ['accept', null, false, 'customer', false],
  ['accept', 'accept', true, 'staff', false],
  ['cancel', 'cancel', false, 'customer', true],
  ['cancel', 'cancelByStaff', false, 'customer', false],
  ['cancel', 'accept', true, 'customer', false],
  ['negotiate', 'negotiate', false, 'customer', false],
  ['modify', 'modify', false, 'customer', false],
])('%s after %s (order open: %s) by %s is repeated: %s', (step, lastStep, isOrderOpen, actor, repeated) => {
  expect(isRepeated({ lastStep, isOrderOpen }, step, actor)).toBe(repeated)
})
