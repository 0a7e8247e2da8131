import { expect, test } from 'vitest'
import type { OrderStatus } from '../order-statuses'
import { booksOf } from './order-books'
import { openOf, type Payment } from './payment-arithmetic'

const pay = (sequence: number, amount: number, received: number, more: Partial<Payment> = {}): Payment => ({
  id: sequence,
  kind: sequence === 1 ? 'DOWN_PAYMENT' : 'INSTALMENT',
  sequence,
  amount,
  received,
  dueOn: null,
  isGoodwill: false,
  status: received === amount ? 'RECEIVED' : 'PENDING',
  ...more,
})
const back = (sequence: number, amount: number) => pay(sequence, amount, amount, { kind: 'REFUND' })
const goodwill = (sequence: number, amount: number) => ({ ...back(sequence, amount), isGoodwill: true })
/** Made by a payment for which the schedule required no more. */
const added = (sequence: number, amount: number) => pay(sequence, amount, amount, { kind: 'BALANCE' })

const FULL = [pay(1, 300, 300), pay(2, 700, 700)]

test.each<
  [
    name: string,
    payments: Payment[],
    received: number[],
    paid: number,
    balance: number,
    next: [sequence: number, open: number] | null,
  ]
>([
  ['nothing came', [pay(1, 300, 0), pay(2, 700, 0)], [0, 0], 0, 1000, [1, 300]],
  ['a part came', [pay(1, 300, 200), pay(2, 700, 0)], [200, 0], 200, 800, [1, 100]],
  ['all of it came', FULL, [300, 700], 1000, 0, null],
  ['a part went back', [...FULL, back(3, 400)], [300, 300], 600, 400, [2, 400]],
  ['more than the last payment went back', [...FULL, back(3, 800)], [200, 0], 200, 800, [1, 100]],
  ['all of it went back', [...FULL, back(3, 1000)], [0, 0], 0, 1000, [1, 300]],
  ['it went back twice', [...FULL, back(3, 100), back(4, 100)], [300, 500], 800, 200, [2, 200]],
  [
    'a part of what went back came again',
    [...FULL, back(3, 400), added(4, 150)],
    [300, 450],
    750,
    250,
    [2, 250],
  ],
  ['all of what went back came again', [...FULL, back(3, 400), added(4, 400)], [300, 700], 1000, 0, null],
  [
    'it went back, came and went back',
    [...FULL, back(3, 400), added(4, 400), back(5, 50)],
    [300, 650],
    950,
    50,
    [2, 50],
  ],
  [
    'the first payment went back',
    [pay(1, 300, 300), pay(2, 700, 0), back(3, 300)],
    [0, 0],
    0,
    1000,
    [1, 300],
  ],
  ['the price was reduced', [...FULL, goodwill(3, 50)], [300, 700], 950, 0, null],
  ['and a part went back', [...FULL, goodwill(3, 50), back(4, 400)], [300, 300], 550, 400, [2, 400]],
  [
    'before and after a reduction',
    [...FULL, back(3, 400), goodwill(4, 50), added(5, 400)],
    [300, 700],
    950,
    0,
    null,
  ],
  [
    'all of it went back but the reduction',
    [...FULL, goodwill(3, 50), back(4, 950)],
    [50, 0],
    0,
    950,
    [1, 250],
  ],
  ['and a later one came', [pay(1, 300, 300), pay(2, 700, 300), back(3, 300)], [300, 0], 300, 700, [2, 700]],
])('when %s, schedule, balance and next payment agree', (_, payments, received, paid, balance, next) => {
  const books = booksOf({ status: 'IN_PROGRESS', total: 1000, payments })
  expect(books.schedule.map((one) => one.received)).toEqual(received)
  expect([books.paid, books.balance]).toEqual([paid, balance])
  expect(books.next && [books.next.sequence, openOf(books.next)]).toEqual(next)
  expect(books.schedule.reduce((sum, one) => sum + openOf(one), 0)).toBe(balance)
  expect(books.schedule.map((one) => one.status === 'RECEIVED')).toEqual(
    books.schedule.map((one) => openOf(one) === 0),
  )
})

test.each<[OrderStatus, balance: number, refundOwed: number]>([
  ['IN_PROGRESS', 400, 0],
  ['ORDER_COMPLETED', 400, 0],
  ['VEHICLE_SWITCHED', 400, 0],
  ['ORDER_CANCELLED', 0, 600],
  ['VEHICEL_RETURNED', 0, 600],
  ['ORDER_RETURNED', 0, 600],
])('an order that is %s still owes %i, and is owed %i', (status, balance, refundOwed) => {
  const books = booksOf({ status, total: 1000, payments: [...FULL, back(3, 400)] })
  expect([books.balance, books.refundOwed, books.next !== null]).toEqual([balance, refundOwed, balance > 0])
})

test('a payment that was late stays late, and one that a refund opens waits', () => {
  const late = pay(2, 700, 100, { status: 'OVERDUE' })
  const { schedule } = booksOf({
    status: 'IN_PROGRESS',
    total: 1000,
    payments: [pay(1, 300, 300), late, back(3, 200)],
  })
  expect(schedule.map(({ status }) => status)).toEqual(['PENDING', 'OVERDUE'])
})
