import { expect, test } from 'vitest'
import type { OrderStatus } from '../order-statuses'
import { type HandoverChange, unsentHandover } from './unsent-handover-mail'

const toPickUp = (from: OrderStatus, day: string): HandoverChange => ({ from, to: 'READY_FOR_PICKUP', day })
const toDelivery = (from: OrderStatus, day: string): HandoverChange => ({
  from,
  to: 'DELIVERY_SCHEDULED',
  day,
})
const READY = toPickUp('VEHICLE_READY', '2026-11-27')
const DELIVERY = toDelivery('READY_FOR_PICKUP', '2026-11-27')
const PICK_UP = toPickUp('DELIVERY_SCHEDULED', '2026-11-27')

test.each<[string, OrderStatus, HandoverChange[], OrderStatus | null]>([
  ['offered for pick-up', 'READY_FOR_PICKUP', [READY], null],
  ['there and back', 'READY_FOR_PICKUP', [READY, DELIVERY, PICK_UP], null],
  ['a second time', 'DELIVERY_SCHEDULED', [READY, DELIVERY, PICK_UP, DELIVERY], 'DELIVERY_SCHEDULED'],
  ['as the last mail said', 'READY_FOR_PICKUP', [READY, DELIVERY, PICK_UP, DELIVERY, PICK_UP], null],
  [
    'again on the next day',
    'DELIVERY_SCHEDULED',
    [READY, DELIVERY, PICK_UP, toDelivery('READY_FOR_PICKUP', '2026-11-28')],
    null,
  ],
  ['delivered meanwhile', 'ORDER_DELIVERED', [READY, DELIVERY, PICK_UP, DELIVERY], null],
])('%s: the mail of the next day states %s', (_, status, changes, unsent) => {
  expect(unsentHandover(status, changes)).toBe(unsent)
})
