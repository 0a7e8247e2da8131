import { expect, test } from 'vitest'
import type { OrderStatus } from '../order-statuses'
import { offeredSteps } from '../order-transition'
import { isOrderStep, ORDER_STEPS, type OrderStep } from '../order-workflow'
import type { Milestone } from './milestones'
import { checkShipment } from './shipment'
import { checkStageOfOrder, isDeparture, shipmentOfDelivered, stepsToStage } from './stage-steps'

test.each<[OrderStatus, Milestone | null, OrderStep[]]>([
  ['IN_PROGRESS', 'LOADED', []],
  ['IN_PROGRESS', 'DEPARTED', ['prepare', 'makeReady', 'scheduleDelivery']],
  ['VEHICLE_PREPARATION_INSPECTION', 'DEPARTED', ['makeReady', 'scheduleDelivery']],
  ['VEHICLE_READY', 'ARRIVED', ['scheduleDelivery']],
  ['READY_FOR_PICKUP', 'DEPARTED', ['changeToDelivery']],
  ['READY_FOR_PICKUP', 'ARRIVED', []],
  ['READY_FOR_PICKUP', 'DELIVERED', ['deliver']],
  ['DELIVERY_SCHEDULED', 'DELIVERED', ['deliver']],
  ['DELIVERY_SCHEDULED', 'DEPARTED', []],
  ['ORDER_COMPLETED', 'DELIVERED', []],
  ['ORDER_CANCELLED', 'DEPARTED', []],
])('an order that is %s, its shipment entered as %s, takes %j', (status, stage, steps) => {
  expect(stepsToStage(status, stage)).toEqual(steps)
  let at = status
  for (const step of steps) {
    expect(isOrderStep(at, ORDER_STEPS[step].to)).toBe(true)
    at = ORDER_STEPS[step].to
  }
})

test.each<[OrderStatus, Milestone | null, string | null]>([
  ['PENDING_CONFIRMATION', 'LOADED', null],
  ['PENDING_CONFIRMATION', 'DEPARTED', 'Confirm and start the order first'],
  ['VEHICLE_SWITCHED', 'DELIVERED', 'Confirm and start the order first'],
  ['IN_PROGRESS', 'DEPARTED', null],
  ['IN_PROGRESS', 'DELIVERED', 'Offer the vehicle for pick-up'],
  ['READY_FOR_PICKUP', 'DELIVERED', null],
  ['ORDER_DELIVERED', 'DELIVERED', null],
])('of an order that is %s, the stage %s is refused with %s', (status, stage, why) => {
  const [refused] = checkStageOfOrder(status, stage)
  expect(refused?.message.split(':')[0]?.split(' or schedule')[0] ?? null).toBe(why)
})

test.each<[OrderStatus, Milestone | null, OrderStep[]]>([
  ['IN_PROGRESS', 'LOADED', ['prepare', 'switchVehicle', 'cancel']],
  ['IN_PROGRESS', 'DEPARTED', ['cancel']],
  ['VEHICLE_READY', 'DEPARTED', ['scheduleDelivery', 'cancel']],
  ['VEHICLE_READY', 'RELEASED', ['offerPickup', 'scheduleDelivery', 'cancel']],
  ['DELIVERY_SCHEDULED', 'DEPARTED', ['deliver']],
  ['DELIVERY_SCHEDULED', 'ARRIVED', ['deliver', 'changeToPickup']],
  ['VEHICEL_RETURNED', 'DELIVERED', ['closeReturn', 'switchVehicle']],
])('staff are offered of an order that is %s, its shipment at %s: %j', (status, milestone, steps) => {
  expect(offeredSteps({ status, milestone }, 'staff')).toEqual(steps)
})

test('a vehicle departs once', () => {
  expect(isDeparture('LOADED', 'DEPARTED')).toBe(true)
  expect(isDeparture(null, 'ARRIVED')).toBe(true)
  expect(isDeparture('DEPARTED', 'ARRIVED')).toBe(false)
})

test.each<[Milestone, string | null, string[]]>([
  ['DEPARTED', '2026-12-24', []],
  ['ARRIVED', '2026-11-28', ['eta']],
  ['DELIVERED', '2026-11-28', ['eta']],
  ['DELIVERED', '2026-11-27', []],
  ['DELIVERED', null, []],
])('at %s with the arrival on %s, wrong are %j', (milestone, eta, paths) => {
  const shipment = { vessel: 'Grand Duke', voyage: null, etd: '2026-11-01', eta, milestone }
  expect(checkShipment(shipment, '2026-11-27').map(({ path }) => path)).toEqual(paths)
})

test('an order that is delivered has arrived by that day', () => {
  expect(shipmentOfDelivered('2026-12-24', '2026-11-27')).toEqual({
    milestone: 'DELIVERED',
    eta: '2026-11-27',
  })
  expect(shipmentOfDelivered('2026-11-20', '2026-11-27').eta).toBe('2026-11-20')
  expect(shipmentOfDelivered(null, '2026-11-27').eta).toBe(null)
})
