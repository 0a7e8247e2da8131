import { describe, expect, it } from 'vitest'
import { cancellationOf, refundOwed } from './cancellation'
import { isStillDue } from './is-still-due'
import { ORDER_STATUSES, type OrderStatus } from './order-statuses'

const PAID = { kind: 'DOWN_PAYMENT', received: 350_000 } as const
const BACK = { kind: 'REFUND', received: 100_000 } as const

it.each<[OrderStatus, string | null]>([
  ['PENDING_CONFIRMATION', 'cancel'],
  ['ORDER_CONFIRMED', 'request'],
  ['IN_PROGRESS', 'request'],
  ['VEHICLE_PREPARATION_INSPECTION', 'request'],
  ['VEHICLE_READY', 'request'],
  ['READY_FOR_PICKUP', 'request'],
  ['DELIVERY_SCHEDULED', 'request'],
  ['ORDER_DELIVERED', null],
  ['ORDER_COMPLETED', null],
  ['VEHICEL_RETURNED', null],
  ['ORDER_RETURNED', null],
  ['VEHICLE_SWITCHED', null],
  ['ORDER_CANCELLED', null],
])('of one that is %s its customer can %s', (status, expected) => {
  expect(cancellationOf(status)).toBe(expected)
})

describe('the refund owed', () => {
  it.each<[string, OrderStatus, (typeof PAID | typeof BACK)[], number]>([
    ['is what was received', 'ORDER_CANCELLED', [PAID], 350_000],
    ['is less what went back', 'ORDER_CANCELLED', [PAID, BACK], 250_000],
    [
      'is nothing once all of it went back',
      'ORDER_CANCELLED',
      [PAID, { ...BACK, received: 350_000 } as never],
      0,
    ],
    ['is nothing without a payment', 'ORDER_CANCELLED', [], 0],
    ['is that of a vehicle that came back', 'VEHICEL_RETURNED', [PAID, BACK], 250_000],
    ['is that of a return that is closed', 'ORDER_RETURNED', [PAID], 350_000],
    ['is nothing while the order goes on', 'IN_PROGRESS', [PAID], 0],
  ])('%s', (_, status, payments, owed) => {
    expect(refundOwed(status, payments)).toBe(owed)
  })
})

it('leaves nothing due once an order is cancelled or returned', () => {
  expect(ORDER_STATUSES.filter((status) => !isStillDue(status))).toEqual([
    'VEHICEL_RETURNED',
    'ORDER_RETURNED',
    'ORDER_CANCELLED',
  ])
})
