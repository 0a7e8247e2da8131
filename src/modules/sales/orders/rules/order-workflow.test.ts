import { describe, expect, it, test } from 'vitest'
import { faultsOfWorkflow } from '@/kernel/workflow/workflow-faults'
import { isOrderOpen } from './is-order-open'
import { orderActorOf } from './order-actor-of'
import { NEW_ORDER, ORDER_STATUSES, type OrderStatus, readOrderStatus } from './order-statuses'
import { type OrderFacts, returnableUntil, transitionOrder } from './order-transition'
import {
  hasNeed,
  isOrderStep,
  NOT_STARTED_STATUSES,
  ORDER_STEPS,
  type OrderStep,
  orderSteps,
  STARTED_STATUSES,
  stepBetween,
} from './order-workflow'

const NOW = new Date('2026-11-22T10:00:00Z')
const FREE = { status: 'PUBLISHED', isClaimed: false, inTrash: false } as const
const ARRIVED = { priceType: 'FOB', milestone: 'ARRIVED' } as const
const LOADED = { priceType: 'FOB', milestone: 'LOADED' } as const
const MET: OrderFacts = {
  reason: 'The customer asked us to.',
  missing: { firstPayment: 0, paidAtDelivery: 0 },
  isOverridden: false,
  isArrivalOverridden: false,
  isNotSailedConfirmed: false,
  mayOverride: false,
  balance: 0,
  returnWindowDays: 14,
  newVehicle: FREE,
  now: NOW,
}

/** What is delivered has arrived; what is prepared or switched has not left. */
const shipmentFor = (step: OrderStep) => (hasNeed(step, 'notDeparted') ? LOADED : ARRIVED)

it('reaches every state, and refuses every step that the table does not list', () => {
  const faults = faultsOfWorkflow({
    table: ORDER_STEPS,
    states: ORDER_STATUSES,
    start: NEW_ORDER,
    take: (status, step, actor) => {
      const taken = transitionOrder({ ...shipmentFor(step), status, endedAt: NOW }, step, actor, MET)
      return taken.ok ? taken.value.status : null
    },
  })
  expect(faults).toEqual([])
})

const NEXT_STATUSES: Record<OrderStatus, OrderStatus[]> = {
  PENDING_CONFIRMATION: ['ORDER_CONFIRMED', 'ORDER_CANCELLED'],
  ORDER_CONFIRMED: ['IN_PROGRESS', 'VEHICLE_SWITCHED', 'ORDER_CANCELLED'],
  IN_PROGRESS: ['VEHICLE_PREPARATION_INSPECTION', 'VEHICLE_SWITCHED', 'ORDER_CANCELLED'],
  VEHICLE_PREPARATION_INSPECTION: ['VEHICLE_READY', 'VEHICLE_SWITCHED', 'ORDER_CANCELLED'],
  VEHICLE_READY: ['READY_FOR_PICKUP', 'DELIVERY_SCHEDULED', 'VEHICLE_SWITCHED', 'ORDER_CANCELLED'],
  READY_FOR_PICKUP: ['DELIVERY_SCHEDULED', 'ORDER_DELIVERED', 'ORDER_CANCELLED'],
  DELIVERY_SCHEDULED: ['READY_FOR_PICKUP', 'ORDER_DELIVERED', 'ORDER_CANCELLED'],
  ORDER_DELIVERED: ['ORDER_COMPLETED', 'VEHICEL_RETURNED'],
  ORDER_COMPLETED: ['VEHICEL_RETURNED'],
  VEHICEL_RETURNED: ['ORDER_RETURNED', 'VEHICLE_SWITCHED'],
  ORDER_RETURNED: [],
  VEHICLE_SWITCHED: ['IN_PROGRESS'],
  ORDER_CANCELLED: [],
}

test.each(ORDER_STATUSES)('%s allows only the steps that it should', (from) => {
  expect(ORDER_STATUSES.filter((to) => isOrderStep(from, to)).sort()).toEqual(NEXT_STATUSES[from].sort())
  expect(
    orderSteps(from, 'admin')
      .map((step) => ORDER_STEPS[step].to)
      .sort(),
  ).toEqual(NEXT_STATUSES[from])
  for (const to of ORDER_STATUSES) {
    const step = stepBetween(from, to)
    expect(step !== null).toBe(NEXT_STATUSES[from].includes(to))
  }
})

describe('guards', () => {
  const check = (status: OrderStatus, step: keyof typeof ORDER_STEPS, facts: Partial<OrderFacts>) => {
    const taken = transitionOrder({ ...shipmentFor(step), status, endedAt: null }, step, 'staff', {
      ...MET,
      ...facts,
    })
    return taken.ok ? taken.value.status : taken.error.reason
  }

  test.each(['', '  ', null])('cancelling, switching and returning need a reason, not %j', (reason) => {
    expect(check('IN_PROGRESS', 'cancel', { reason })).toBe('reason')
    expect(check('IN_PROGRESS', 'switchVehicle', { reason })).toBe('reason')
    expect(check('ORDER_DELIVERED', 'takeBack', { reason })).toBe('reason')
    expect(check('VEHICEL_RETURNED', 'closeReturn', { reason })).toBe('reason')
    expect(check('READY_FOR_PICKUP', 'changeToDelivery', { reason })).toBe('reason')
    expect(check('DELIVERY_SCHEDULED', 'changeToPickup', { reason })).toBe('reason')
    expect(check('PENDING_CONFIRMATION', 'confirm', { reason })).toBe('ORDER_CONFIRMED')
  })

  const BANK = 'The bank confirmed it by telephone.'
  test.each([
    [0, false, false, null, null],
    [0, true, false, 'x', null],
    [1, false, true, BANK, 'need'],
    [1, true, false, BANK, 'override'],
    [1, true, false, 'x', 'override'],
    [1, true, true, null, 'overrideReason'],
    [1, true, true, 'It is fine', null],
    [1, true, true, '   fine   ', 'overrideReason'],
  ])(
    'with %i missing, overridden: %s, by somebody who may: %s, for %j, a start or a delivery is refused for %s',
    (amount, isOverridden, mayOverride, reason, refused) => {
      const request = { isOverridden, mayOverride, reason }
      const start = { ...request, missing: { firstPayment: amount, paidAtDelivery: 0 } }
      const needs = (need: string, to: string) => (refused === 'need' ? need : (refused ?? to))
      expect(check('ORDER_CONFIRMED', 'start', start)).toBe(needs('firstPayment', 'IN_PROGRESS'))
      const deliver = { ...request, missing: { firstPayment: 0, paidAtDelivery: amount } }
      expect(check('READY_FOR_PICKUP', 'deliver', deliver)).toBe(needs('paidAtDelivery', 'ORDER_DELIVERED'))
    },
  )

  it('states what is missing of the payment that a step was taken without', () => {
    const facts = {
      ...MET,
      isOverridden: true,
      mayOverride: true,
      missing: { firstPayment: 350_000, paidAtDelivery: 700_000 },
    }
    const overridden = (status: OrderStatus, step: keyof typeof ORDER_STEPS) => {
      const taken = transitionOrder({ ...shipmentFor(step), status, endedAt: null }, step, 'staff', {
        ...facts,
        reason: BANK,
      })
      return taken.ok ? taken.value.overridden : taken.error
    }
    expect(overridden('ORDER_CONFIRMED', 'start')).toBe(350_000)
    expect(overridden('DELIVERY_SCHEDULED', 'deliver')).toBe(700_000)
    expect(overridden('IN_PROGRESS', 'prepare')).toBe(0)
  })

  test.each([
    [0, 'ORDER_COMPLETED'],
    [1, 'paid'],
    [-1, 'paid'],
  ])('completing with a balance of %i gives %s', (balance, result) => {
    expect(check('ORDER_DELIVERED', 'complete', { balance })).toBe(result)
  })

  test.each([
    ['nothing', null, 'freeVehicle'],
    ['a reserved vehicle', { ...FREE, status: 'RESERVED' as const }, 'freeVehicle'],
    ['a claimed vehicle', { ...FREE, isClaimed: true }, 'freeVehicle'],
    ['a vehicle in the trash', { ...FREE, inTrash: true }, 'freeVehicle'],
    ['a free vehicle', FREE, 'VEHICLE_SWITCHED'],
  ])('switching to %s', (_name, newVehicle, result) => {
    expect(check('VEHICLE_READY', 'switchVehicle', { newVehicle })).toBe(result)
  })

  it('lets only role 1 cancel an order that is ready for pick-up or on its way', () => {
    expect(check('READY_FOR_PICKUP', 'cancelLate', {})).toBe('wrong_actor')
    expect(check('READY_FOR_PICKUP', 'cancel', {})).toBe('wrong_state')
    expect(orderSteps('DELIVERY_SCHEDULED', orderActorOf(1))).toContain('cancelLate')
    expect(orderSteps('DELIVERY_SCHEDULED', orderActorOf(2))).not.toContain('cancelLate')
  })

  test.each([
    ['2026-11-22T09:59:59Z', 'inReturnWindow'],
    ['2026-11-22T10:00:00Z', 'VEHICEL_RETURNED'],
  ])('a completed order is returned within the window: until %s', (until, result) => {
    const endedAt = new Date(Date.parse(until) - 14 * 86_400_000)
    const completed = { status: 'ORDER_COMPLETED', endedAt } as const
    const taken = transitionOrder({ ...ARRIVED, ...completed }, 'takeBack', 'staff', MET)
    expect(taken.ok ? taken.value.status : taken.error.reason).toBe(result)
    expect(returnableUntil(completed, 14)?.toISOString()).toBe(new Date(until).toISOString())
  })
})

const SPOKEN = 'The agent has sent the signed delivery note.'

test.each([
  [null, {}, 'arrived'],
  ['DEPARTED', {}, 'arrived'],
  ['TRANSSHIPPED', {}, 'arrived'],
  ['ARRIVED', {}, 'ORDER_DELIVERED'],
  ['IN_CUSTOMS', {}, 'ORDER_DELIVERED'],
  ['RELEASED', {}, 'ORDER_DELIVERED'],
  ['DELIVERED', {}, 'ORDER_DELIVERED'],
  ['DEPARTED', { isOverridden: true, mayOverride: true }, 'arrived'],
  ['DEPARTED', { isArrivalOverridden: true }, 'override'],
  ['DEPARTED', { isArrivalOverridden: true, mayOverride: true }, 'ORDER_DELIVERED'],
  ['DEPARTED', { isArrivalOverridden: true, mayOverride: true, reason: 'x' }, 'overrideReason'],
] as const)('with its shipment at %s, and %j, marking it delivered gives %s', (milestone, facts, result) => {
  const order = { status: 'READY_FOR_PICKUP', endedAt: null, priceType: 'CIF', milestone } as const
  const taken = transitionOrder(order, 'deliver', 'staff', { ...MET, reason: SPOKEN, ...facts })
  expect(taken.ok ? taken.value.status : taken.error.reason).toBe(result)
  if (taken.ok) expect(taken.value.isArrivalOverridden).toBe('isArrivalOverridden' in facts)
})

test.each([
  ['CIF', null, false, 'sailed'],
  ['FOB', 'LOADED', false, 'sailed'],
  ['DDP', 'AT_ORIGIN_PORT', false, 'sailed'],
  ['FOB', 'DEPARTED', true, 'notAtSea'],
  ['FOB', 'TRANSSHIPPED', true, 'notAtSea'],
  ['FOB', 'ARRIVED', false, 'READY_FOR_PICKUP'],
  ['FOB', 'LOADED', true, 'READY_FOR_PICKUP'],
  [null, null, false, 'READY_FOR_PICKUP'],
] as const)(
  'a %s order at %s, confirmed: %s, offered for pick-up gives %s',
  (priceType, milestone, isNotSailedConfirmed, result) => {
    for (const [status, step] of [
      ['VEHICLE_READY', 'offerPickup'],
      ['DELIVERY_SCHEDULED', 'changeToPickup'],
    ] as const) {
      const order = { status, endedAt: null, priceType, milestone }
      const taken = transitionOrder(order, step, 'staff', { ...MET, isNotSailedConfirmed })
      expect(taken.ok ? taken.value.status : taken.error.reason).toBe(result)
    }
  },
)

it('closes an order with its time, and opens it again without', () => {
  const step = (status: OrderStatus, name: keyof typeof ORDER_STEPS) => {
    const taken = transitionOrder({ ...ARRIVED, status, endedAt: null }, name, 'admin', MET)
    return taken.ok ? taken.value.endedAt : 'refused'
  }
  expect(step('ORDER_DELIVERED', 'complete')).toBe(NOW)
  expect(step('VEHICLE_READY', 'cancel')).toBe(NOW)
  expect(step('VEHICEL_RETURNED', 'closeReturn')).toBe(NOW)
  expect(step('ORDER_COMPLETED', 'takeBack')).toBe(null)
  expect(isOrderOpen('VEHICEL_RETURNED')).toBe(true)
  expect(isOrderOpen('ORDER_COMPLETED')).toBe(false)
})

test.each([
  ['VEHICEL_RETURNED', 'VEHICEL_RETURNED'],
  ['VEHICLE_RETURNED', 'VEHICEL_RETURNED'],
  ['ORDER_COMPLETED', 'ORDER_COMPLETED'],
  ['order_completed', null],
  ['', null],
])('%j is read as %s', (given, status) => {
  expect(readOrderStatus(given)).toBe(status)
})

test('work has begun on orders from their first payment until they are completed', () => {
  expect(STARTED_STATUSES).toEqual([
    'IN_PROGRESS',
    'VEHICLE_PREPARATION_INSPECTION',
    'VEHICLE_READY',
    'READY_FOR_PICKUP',
    'DELIVERY_SCHEDULED',
    'ORDER_DELIVERED',
  ])
  expect(NOT_STARTED_STATUSES).toEqual(['PENDING_CONFIRMATION', 'ORDER_CONFIRMED', 'VEHICLE_SWITCHED'])
})
