import { describe, expect, it, test } from 'vitest'
import { mayDeleteOrder } from '../may-delete-order'
import { nextSequence } from './next-sequence'
import {
  balanceOf,
  checkRefund,
  isFirstPaid,
  missingToDeliver,
  missingToStart,
  type PaidOrder,
  type Payment,
  paidOf,
  shareOut,
  statusOn,
} from './payment-arithmetic'

const TODAY = '2026-11-22'

const payment = (id: number, amount: number, received = 0, more: Partial<Payment> = {}): Payment => ({
  id,
  kind: id === 1 ? 'DOWN_PAYMENT' : 'INSTALMENT',
  sequence: id,
  amount,
  received,
  dueOn: null,
  isGoodwill: false,
  status: 'PENDING',
  ...more,
})

const order = (...payments: Payment[]): PaidOrder => ({ total: 1_000_00, currency: 'USD', payments })
const FRESH = order(payment(1, 300_00), payment(2, 350_00), payment(3, 350_00))

describe('sums', () => {
  const refunded = order(
    payment(1, 300_00, 300_00),
    payment(2, 350_00, 100_00),
    payment(3, 350_00),
    payment(4, 50_00, 50_00, { kind: 'REFUND', status: 'RECEIVED' }),
  )

  it('counts what came, less what went back', () => {
    expect(paidOf(refunded.payments)).toBe(350_00)
    expect(balanceOf(refunded)).toBe(650_00)
    expect(nextSequence(refunded.payments)).toBe(5)
  })

  it('calls the first payment received only when all of it is', () => {
    expect(isFirstPaid(refunded.payments)).toBe(true)
    expect(isFirstPaid(FRESH.payments)).toBe(false)
    expect(isFirstPaid(order(payment(1, 300_00, 299_99)).payments)).toBe(false)
    expect(isFirstPaid([])).toBe(true)
  })
})

describe('what is missing', () => {
  const refund = (amount: number) => payment(9, amount, amount, { kind: 'REFUND', status: 'RECEIVED' })
  const later = { dueOn: '2026-12-22' }
  const today = { dueOn: TODAY }

  test.each([
    ['nothing came', [payment(1, 300), payment(2, 700)], 300],
    ['part of it came', [payment(1, 300, 299), payment(2, 700)], 1],
    ['only another payment came', [payment(1, 300), payment(2, 700, 700)], 300],
    ['it came', [payment(1, 300, 300), payment(2, 700)], 0],
    ['it went back', [payment(1, 300, 300), payment(2, 700), refund(300)], 300],
    ['a later payment went back', [payment(1, 300, 300), payment(2, 700, 700), refund(700)], 0],
    ['nothing is to be paid', [], 0],
  ])('before a start, when %s', (_, payments, missing) => {
    expect(missingToStart(payments)).toBe(missing)
  })

  test.each([
    ['the balance', [payment(1, 300, 300), payment(2, 700, 0, { kind: 'BALANCE', ...later })], 700],
    ['an instalment of a later day', [payment(1, 300, 300), payment(2, 700, 0, later)], 0],
    ['an instalment of today', [payment(1, 300, 300), payment(2, 700, 0, today)], 700],
    ['an instalment without a day', [payment(1, 300, 300), payment(2, 700)], 700],
    ['part of the first payment', [payment(1, 300, 200), payment(2, 700, 0, later)], 100],
    ['what went back', [payment(1, 300, 300), payment(2, 700, 700), refund(400)], 400],
    ['nothing', [payment(1, 300, 300), payment(2, 700, 700)], 0],
  ])('before a delivery, when %s is to be paid', (_, payments, missing) => {
    expect(missingToDeliver({ total: 1_000, payments }, TODAY)).toBe(missing)
  })
})

test.each<[number, string | null, string]>([
  [0, '2026-11-22', 'PENDING'],
  [0, '2026-11-21', 'OVERDUE'],
  [50, '2026-11-21', 'OVERDUE'],
  [50, null, 'PENDING'],
  [100, '2026-11-21', 'RECEIVED'],
])('with %i of 100 received and due on %s it is %s', (received, dueOn, status) => {
  expect(statusOn({ amount: 100, received, dueOn }, TODAY)).toBe(status)
})

describe('money received', () => {
  const share = (of: PaidOrder, amount: number, paymentId: number | null = null) => {
    const shared = shareOut(of, { amount, paymentId, today: TODAY })
    return shared.ok
      ? shared.value.map((one) => [one.id, one.amount, one.received, one.status])
      : shared.error.reason
  }

  test.each<[string, number, number | null, unknown]>([
    ['part of the first payment', 100_00, null, [[1, 100_00, 100_00, 'PENDING']]],
    ['all of it', 300_00, 1, [[1, 300_00, 300_00, 'RECEIVED']]],
    [
      'more than it',
      400_00,
      1,
      [
        [1, 300_00, 300_00, 'RECEIVED'],
        [2, 100_00, 100_00, 'PENDING'],
      ],
    ],
    [
      'a later one, then the first',
      400_00,
      3,
      [
        [3, 350_00, 350_00, 'RECEIVED'],
        [1, 50_00, 50_00, 'PENDING'],
      ],
    ],
    ['more than the order costs', 1_000_01, null, 'too_much'],
    ['nothing', 0, null, 'not_positive'],
    ['less than nothing', -1, null, 'not_positive'],
    ['a fraction of a cent', 0.5, null, 'not_positive'],
    ['a payment of another order', 1_00, 9, 'no_payment'],
  ])('for %s', (_name, amount, paymentId, shares) => {
    expect(share(FRESH, amount, paymentId)).toEqual(shares)
  })

  it('refuses a payment already received, and an order already paid', () => {
    const started = order(payment(1, 300_00, 300_00), payment(2, 700_00))
    expect(share(started, 1_00, 1)).toBe('nothing_due')
    expect(share(order(payment(1, 1_000_00, 1_000_00)), 1)).toBe('nothing_due')
  })

  it('stays overdue until all of it has come', () => {
    const late = order(payment(1, 1_000_00, 0, { dueOn: '2026-11-01' }))
    expect(share(late, 999_99)).toEqual([[1, 999_99, 999_99, 'OVERDUE']])
  })

  it('gets a payment of its own where a refund has left more to pay than the schedule plans', () => {
    const back = payment(2, 100_00, 100_00, { kind: 'REFUND', status: 'RECEIVED' })
    expect(share(order(payment(1, 1_000_00, 1_000_00), back), 60_00)).toEqual([
      [null, 60_00, 60_00, 'RECEIVED'],
    ])
  })
})

describe('refunds', () => {
  const paid = order(payment(1, 300_00, 300_00), payment(2, 700_00))
  const reason = (amount: number) => {
    const result = checkRefund(paid, amount)
    return result.ok ? 'ok' : result.error.message
  }

  test.each([
    [300_00, 'ok'],
    [1, 'ok'],
    [300_01, 'Only $300 can be refunded.'],
    [0, 'Enter an amount greater than 0.'],
    [1.5, 'Enter an amount greater than 0.'],
  ])('of %d: %s', (amount, answer) => {
    expect(reason(amount)).toBe(answer)
  })
})

test.each([
  ['ORDER_CANCELLED', false, 'ok'],
  ['ORDER_CANCELLED', true, 'has_payments'],
  ['ORDER_COMPLETED', true, 'has_payments'],
  ['PENDING_CONFIRMATION', false, 'not_cancelled'],
] as const)(
  'an order that is %s, with money recorded: %s, may be deleted: %s',
  (status, hasReceipts, answer) => {
    const result = mayDeleteOrder(status, hasReceipts)
    expect(result.ok ? 'ok' : result.error.reason).toBe(answer)
  },
)
