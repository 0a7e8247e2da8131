import { expect, it, test } from 'vitest'
import { inTurnOrder, turnOfOrder, turnOfQuote } from './purchase-turns'

const GOES_ON = { isCancellationRequested: false, refundOwed: 0 }
const TODAY = '2026-11-22'

test.each([
  ['AWAITING_RESPONSE', false, null, 'us', null],
  ['QUOTED', true, '2026-11-22', 'you', '2026-11-22'],
  ['QUOTED', true, '2026-11-21', null, null],
  ['NEGOTIATING', false, '2026-12-01', 'us', null],
  ['NEGOTIATING', true, '2026-12-01', 'you', '2026-12-01'],
  ['NOT_AVAILABLE', false, null, 'you', null],
  ['ACCEPTED', true, null, null, null],
  ['CANCELLED', true, null, null, null],
  ['EXPIRED', true, '2026-11-01', null, null],
] as const)(
  'of a quote that is %s, answered: %s, valid until %s, it is the turn of %s by %s',
  (status, isRoundAnswered, validUntil, side, by) => {
    const turn = turnOfQuote({ status, isRoundAnswered, isVehicleGone: false, validUntil }, TODAY)
    expect([turn.side, turn.by]).toEqual([side, by])
    expect(turn.what).not.toBe('')
  },
)

it.each(['AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING'] as const)(
  'asks nothing of anybody about a quote that is %s while its vehicle is gone',
  (status) => {
    const quote = { status, isRoundAnswered: true, isVehicleGone: true, validUntil: '2026-12-01' }
    const turn = turnOfQuote(quote, TODAY)
    expect([turn.side, turn.by]).toEqual([null, null])
    expect(turn.what).toContain('reserved or sold')
  },
)

const DUE = { amount: 3_200, dueOn: '2026-12-06', status: 'PENDING' } as const

test.each([
  ['PENDING_CONFIRMATION', DUE, 'us', 'We are confirming your order.'],
  ['ORDER_CONFIRMED', DUE, 'you', 'Pay $3,200.'],
  ['IN_PROGRESS', null, 'us', 'We are working on your order.'],
  ['READY_FOR_PICKUP', null, 'you', 'Collect your vehicle.'],
  ['VEHICEL_RETURNED', DUE, 'us', 'You have returned the vehicle. We will look at what comes next.'],
  ['ORDER_COMPLETED', null, null, 'Your order is completed.'],
  ['ORDER_COMPLETED', DUE, 'you', 'Pay $3,200.'],
  ['ORDER_CANCELLED', DUE, null, 'This order was cancelled.'],
] as const)(
  'of an order that is %s with %j due it is the turn of %s: %s',
  (status, nextPayment, side, what) => {
    expect(turnOfOrder({ status, nextPayment, currency: 'USD', ...GOES_ON })).toMatchObject({
      side,
      what,
      isLate: false,
    })
  },
)

it('states that a request to cancel is reviewed, and that money goes back', () => {
  const order = { nextPayment: null, currency: 'USD', ...GOES_ON } as const
  expect(turnOfOrder({ ...order, status: 'IN_PROGRESS', isCancellationRequested: true })).toMatchObject({
    side: 'us',
    what: 'We will look at your request to cancel.',
  })
  expect(turnOfOrder({ ...order, status: 'ORDER_CANCELLED', refundOwed: 1_200 })).toMatchObject({
    side: 'us',
    what: 'This order was cancelled. We will refund $1,200.',
  })
})

it('states when a payment is late', () => {
  const late = { ...DUE, status: 'OVERDUE' } as const
  expect(
    turnOfOrder({ status: 'IN_PROGRESS', nextPayment: late, currency: 'USD', ...GOES_ON }),
  ).toMatchObject({
    side: 'you',
    by: '2026-12-06',
    isLate: true,
  })
})

it('puts your turn first, by its day, and what is over last', () => {
  const of = (side: 'you' | 'us' | null, by: string | null) => ({
    turn: { side, by, what: '', isLate: false },
  })
  const sorted = inTurnOrder([of(null, null), of('us', null), of('you', null), of('you', '2026-12-06')])
  expect(sorted.map(({ turn }) => [turn.side, turn.by])).toEqual([
    ['you', '2026-12-06'],
    ['you', null],
    ['us', null],
    [null, null],
  ])
})
