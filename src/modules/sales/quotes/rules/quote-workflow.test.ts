import { expect, it, test } from 'vitest'
import { faultsOfWorkflow } from '@/kernel/workflow/workflow-faults'
import { QUOTE_STATUSES, type QuoteStatus, REQUESTED } from './quote-statuses'
import { type QuoteCircumstances, type QuoteState, transitionQuote } from './quote-transition'
import {
  customerQuoteSteps,
  isForShowroom,
  isQuoteStep,
  isRenegotiated,
  isWithoutVehicle,
  QUOTE_STEPS,
  type QuoteStep,
  staffQuoteSteps,
  staffStepTo,
} from './quote-workflow'

const NOW = new Date('2026-11-22T10:00:00Z')
const GIVEN: QuoteCircumstances = {
  now: NOW,
  today: '2026-11-22',
  maxRounds: 2,
  isVehicleFree: true,
  isPaid: false,
  reason: 'Because',
}

/** A quote for which every condition of a step holds. */
const ready = (status: QuoteStatus, step: QuoteStep): QuoteState => ({
  status,
  quoteType: 'INITIAL_QUOTE',
  negotiatingRound: 1,
  isRoundAnswered: step !== 'revise',
  isVehicleGone: false,
  isOnDemand: true,
  quotedPrice: 845_000,
  validUntil: step === 'expire' ? '2026-11-21' : '2026-12-22',
  vehicleId: 7,
})

it('reaches every state, and refuses every step that the table does not list', () => {
  const faults = faultsOfWorkflow({
    table: QUOTE_STEPS,
    states: QUOTE_STATUSES,
    start: REQUESTED,
    take: (status, step, actor) => {
      const taken = transitionQuote(ready(status, step), step, actor, GIVEN)
      return taken.ok ? taken.value.status : null
    },
  })
  expect(faults).toEqual([])
})

test.each<[QuoteStatus, string[], string[]]>([
  ['AWAITING_RESPONSE', ['send', 'markNotAvailable', 'cancelByStaff'], ['cancel']],
  ['QUOTED', ['cancelByStaff'], ['negotiate', 'accept', 'cancel']],
  ['NEGOTIATING', ['revise', 'cancelByStaff'], ['negotiate', 'accept', 'cancel']],
  ['ACCEPTED', ['withdrawAcceptance'], []],
  ['NOT_AVAILABLE', ['quoteAgain'], ['modify']],
  ['CANCELLED', [], []],
  ['EXPIRED', ['quoteAgain'], []],
])('of one that is %s staff can %j, and its customer %j', (status, staff, customer) => {
  expect(staffQuoteSteps(status)).toEqual(staff)
  expect(customerQuoteSteps(status)).toEqual(customer)
})

test.each<[QuoteStatus, QuoteStatus, string | null]>([
  ['AWAITING_RESPONSE', 'QUOTED', 'send'],
  ['AWAITING_RESPONSE', 'NOT_AVAILABLE', 'markNotAvailable'],
  ['NEGOTIATING', 'NEGOTIATING', 'revise'],
  ['EXPIRED', 'QUOTED', 'quoteAgain'],
  ['ACCEPTED', 'CANCELLED', 'withdrawAcceptance'],
  ['QUOTED', 'ACCEPTED', null],
  ['QUOTED', 'EXPIRED', null],
  ['CANCELLED', 'QUOTED', null],
])('staff bring one from %s to %s by %s', (from, to, step) => {
  expect(staffStepTo(from, to)).toBe(step)
})

it('knows which changes of state any step makes', () => {
  expect(isQuoteStep('QUOTED', 'EXPIRED')).toBe(true)
  expect(isQuoteStep('EXPIRED', 'ACCEPTED')).toBe(false)
})

it('notifies the showroom of what its customer did, and the customer what staff or the clock did', () => {
  for (const step of Object.values(QUOTE_STEPS)) {
    const [first] = step.mails
    const isByCustomer = step.by.some((actor) => actor === 'customer')
    expect(isForShowroom(first), first).toBe(isByCustomer && first !== 'quote-accepted')
  }
})

test('while the vehicle is gone no offer is made, negotiated or accepted; cancelling goes on', () => {
  const blocked = (['send', 'quoteAgain', 'negotiate', 'revise', 'accept'] as const).map(isWithoutVehicle)
  expect(blocked).toEqual([false, false, false, false, false])
  expect((['cancel', 'cancelByStaff', 'expire', 'markNotAvailable'] as const).every(isWithoutVehicle)).toBe(
    true,
  )
  const gone = { ...GIVEN, isVehicleFree: false }
  expect(transitionQuote(ready('AWAITING_RESPONSE', 'send'), 'send', 'staff', gone)).toMatchObject({
    error: { reason: 'vehicleOnOffer' },
  })
  const wish = { ...ready('AWAITING_RESPONSE', 'send'), vehicleId: null }
  expect(transitionQuote(wish, 'send', 'staff', gone).ok).toBe(true)
})

test.each(QUOTE_STATUSES)('an offer that is %s is renegotiated while staff owe an answer', (status) => {
  expect(isRenegotiated({ status, isRoundAnswered: true })).toBe(false)
  expect(isRenegotiated({ status, isRoundAnswered: false })).toBe(
    status === 'QUOTED' || status === 'NEGOTIATING',
  )
})
