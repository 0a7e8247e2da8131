import { describe, expect, it, test } from 'vitest'
import type { OrderStatus } from '../order-statuses'
import type { OrderActor } from '../order-workflow'
import { balanceOf, type Payment } from './payment-arithmetic'
import { type ReceiptShare, type StoredReceipt, undoReceipt } from './undo-receipt'

const TOTAL = 1_000_00

const payment = (id: number, amount: number, received: number, kind: Payment['kind']): Payment => ({
  id,
  kind,
  sequence: id,
  amount,
  received,
  dueOn: null,
  isGoodwill: false,
  status: received === amount ? 'RECEIVED' : 'PENDING',
})
const share = (paymentId: number, amount: number, isNew = false): ReceiptShare => ({
  paymentId,
  amount,
  isNew,
})
const receipt = (id: number, kind: StoredReceipt['kind'], ...shares: ReceiptShare[]): StoredReceipt => ({
  id,
  kind,
  shares,
  undoesId: null,
})

type Books = { payments: Payment[]; receipts: StoredReceipt[] }

/** 300.00 down and 700.00 afterwards, both paid at once. */
const PAID: Books = {
  payments: [payment(1, 300_00, 300_00, 'DOWN_PAYMENT'), payment(2, 700_00, 700_00, 'BALANCE')],
  receipts: [receipt(1, 'PAYMENT', share(1, 300_00), share(2, 700_00))],
}
/** The same, and 100.00 paid back. */
const REFUNDED: Books = {
  payments: [...PAID.payments, payment(3, 100_00, 100_00, 'REFUND')],
  receipts: [...PAID.receipts, receipt(2, 'REFUND', share(3, 100_00, true))],
}
/** And paid again, for which there was no payment in the schedule. */
const PAID_AGAIN: Books = {
  payments: [...REFUNDED.payments, payment(4, 100_00, 100_00, 'BALANCE')],
  receipts: [...REFUNDED.receipts, receipt(3, 'PAYMENT', share(4, 100_00, true))],
}
/** In two receipts. */
const IN_PARTS: Books = {
  payments: [payment(1, 300_00, 300_00, 'DOWN_PAYMENT'), payment(2, 700_00, 50_00, 'BALANCE')],
  receipts: [
    receipt(1, 'PAYMENT', share(1, 200_00)),
    receipt(2, 'PAYMENT', share(1, 100_00), share(2, 50_00)),
  ],
}

function undo(
  books: Books,
  id: number,
  status: OrderStatus = 'ORDER_CONFIRMED',
  actor: OrderActor = 'staff',
) {
  const order = { total: TOTAL, currency: 'USD', payments: books.payments, status }
  const storedReceipt = books.receipts.find((one) => one.id === id)
  if (!storedReceipt) throw new Error('no such receipt')
  return undoReceipt(order, storedReceipt, books.receipts, actor)
}

const received = (books: Books, id: number) => {
  const undone = undo(books, id)
  return undone.ok ? undone.value.map((one) => [one.id, one.received]) : undone.error.reason
}

test.each<[string, Books, number, unknown]>([
  [
    'all of it is owed again',
    PAID,
    1,
    [
      [1, 0],
      [2, 0],
    ],
  ],
  [
    'what other receipts brought stays',
    IN_PARTS,
    2,
    [
      [1, 200_00],
      [2, 0],
    ],
  ],
  [
    'and the other way round',
    IN_PARTS,
    1,
    [
      [1, 100_00],
      [2, 50_00],
    ],
  ],
  [
    'a refund that was not made',
    REFUNDED,
    2,
    [
      [1, 300_00],
      [2, 700_00],
    ],
  ],
  [
    'a payment of its own goes with it',
    PAID_AGAIN,
    3,
    [
      [1, 300_00],
      [2, 700_00],
      [3, 100_00],
    ],
  ],
])('undone: %s', (_name, books, id, after) => {
  expect(received(books, id)).toEqual(after)
})

test.each<[string, Books, number, OrderStatus, string]>([
  ['of a completed order', PAID, 1, 'ORDER_COMPLETED', 'completed'],
  ['that was refunded in part', REFUNDED, 1, 'ORDER_CONFIRMED', 'refunded'],
  ['a refund that was paid again', PAID_AGAIN, 2, 'ORDER_CONFIRMED', 'paid_again'],
  ['the first payment of an order that was started', IN_PARTS, 2, 'IN_PROGRESS', 'started'],
  ['the first payment of a delivered order', PAID, 1, 'ORDER_DELIVERED', 'started'],
])('refused: %s', (_name, books, id, status, reason) => {
  const undone = undo(books, id, status)
  expect(undone.ok || undone.error.reason).toBe(reason)
})

describe('the first payment of an order that was started', () => {
  it('is undone by role 1', () => {
    expect(undo(PAID, 1, 'IN_PROGRESS', 'admin').ok).toBe(true)
  })

  it('does not matter if it had not come either, or has to come before the order goes on', () => {
    const unpaid = { ...IN_PARTS, payments: [payment(1, 300_00, 200_00, 'DOWN_PAYMENT')] }
    expect(undo(unpaid, 1, 'IN_PROGRESS').ok).toBe(true)
    expect(undo(PAID, 1, 'VEHICLE_SWITCHED').ok).toBe(true)
  })
})

it('is done once', () => {
  const undone: StoredReceipt = { ...receipt(2, 'UNDO'), undoesId: 1 }
  const again = undo({ ...PAID, receipts: [...PAID.receipts, undone] }, 1)
  expect(again.ok || again.error.message).toBe('This has been undone already.')
})

it('of a refund is refused as long as more would be open than is owed', () => {
  // The payment was undone after the refund had been paid again: only the refund's own payment is left.
  const left: Books = {
    payments: PAID_AGAIN.payments.map((one) => (one.id < 3 ? { ...one, received: 0 } : one)),
    receipts: PAID_AGAIN.receipts,
  }
  expect(balanceOf({ total: TOTAL, payments: left.payments })).toBe(TOTAL)
  expect(received(left, 2)).toBe('paid_again')
})
