import { expect, it, test } from 'vitest'
import { proofProblem, seesDocument } from './order-documents'
import { idInOrderNumber, orderNumber } from './order-number'
import { orderStatusSentence } from './order-step-words'
import { checkShipment, checkShipmentDays, shipmentStages } from './shipping/shipment'
import { checkStageOfDelivered } from './shipping/stage-steps'
import { vehicleStatusAfterStep } from './vehicle-status-after-step'

test.each([
  ['sellVehicle', 'RESERVED', false, 'SOLD'],
  ['sellVehicle', 'SOLD', false, null],
  ['sellVehicle', 'PUBLISHED', false, 'SOLD'],
  ['freeVehicle', 'RESERVED', false, 'PUBLISHED'],
  ['freeVehicle', 'SOLD', false, 'PUBLISHED'],
  ['freeVehicle', 'SOLD', true, 'RESERVED'],
  ['freeVehicle', 'RESERVED', true, null],
  ['freeVehicle', 'IN_AUCTION', false, null],
  ['freeVehicle', 'ARCHIVED', false, null],
  ['switchVehicle', 'SOLD', false, 'PUBLISHED'],
  ['switchVehicle', 'DRAFT', false, null],
  ['takeVehicleBack', 'SOLD', false, 'DRAFT'],
  ['takeVehicleBack', 'SOLD', true, 'DRAFT'],
  ['takeVehicleBack', 'ARCHIVED', false, null],
] as const)('%s of a vehicle that is %s, claimed: %s, makes it %s', (effect, status, isClaimed, after) => {
  expect(vehicleStatusAfterStep(effect, { status, isClaimed })).toBe(after)
})

test.each([
  ['ORDER_CONFIRMED', 'Order OR-2026-9 is confirmed'],
  ['VEHICLE_SWITCHED', 'Order OR-2026-9 has another vehicle'],
] as const)('an order that has become %s: %s', (status, sentence) => {
  expect(orderStatusSentence('OR-2026-9', status)).toBe(sentence)
})

it('numbers an order by its year and id', () => {
  expect(orderNumber(417, '2026-12-31T23:59:59Z')).toBe('OR-2026-417')
  expect(orderNumber(417, new Date('2027-01-01T00:00:00Z'))).toBe('OR-2027-417')
})

test.each([
  ['OR-2026-417', 417],
  [' or-2026-417 ', 417],
  ['417', 417],
  ['0417', 417],
  ['0', null],
  ['OR-417', null],
  ['KD-000417', null],
  ['9999999999', null],
])('%j names order %s', (text, id) => {
  expect(idInOrderNumber(text)).toBe(id)
})

it('shows the stages of a shipment, with transshipment only while it lasts', () => {
  const shown = shipmentStages('LOADED')
  expect(shown.map(({ state }) => state)).toEqual(['done', 'done', 'current', ...Array(5).fill('ahead')])
  expect(shipmentStages('TRANSSHIPPED').find(({ state }) => state === 'current')?.milestone).toBe(
    'TRANSSHIPPED',
  )
  expect(shipmentStages(null).every(({ state }) => state === 'ahead')).toBe(true)
})

test.each([
  ['2026-12-01', '2026-12-20', 'DEPARTED', 'Grand Duke', []],
  ['2026-12-01', '2026-11-30', 'BOOKED', null, ['eta']],
  [null, null, 'DEPARTED', null, ['vessel', 'etd']],
  [null, null, 'LOADED', null, []],
  [null, '2026-12-20', null, null, []],
  ['2026-12-02', '2026-12-20', 'DEPARTED', 'Grand Duke', ['etd']],
  ['2026-12-02', null, 'DELIVERED', 'Grand Duke', ['etd']],
  ['2026-12-02', null, 'LOADED', 'Grand Duke', []],
  [null, null, 'DELIVERED', null, []],
  [null, null, 'DELIVERED', 'Grand Duke', ['etd']],
  [null, null, 'RELEASED', null, ['vessel', 'etd']],
] as const)('a shipment from %s to %s, %s, on %s has faults in %j', (etd, eta, milestone, vessel, paths) => {
  const issues = checkShipment({ etd, eta, milestone, vessel, voyage: null }, '2026-12-01')
  expect(issues.map(({ path }) => path)).toEqual(paths)
})

test.each([
  ['ORDER_DELIVERED', 'ARRIVED', 'LOADED', ['milestone']],
  ['ORDER_COMPLETED', 'DELIVERED', null, ['milestone']],
  ['ORDER_DELIVERED', 'ARRIVED', 'DELIVERED', []],
  ['ORDER_DELIVERED', 'DEPARTED', 'LOADED', []],
  ['READY_FOR_PICKUP', 'ARRIVED', 'LOADED', []],
] as const)('an order that is %s, at %s, set to %s has faults in %j', (status, milestone, entered, paths) => {
  expect(checkStageOfDelivered(entered, { milestone, status }).map(({ path }) => path)).toEqual(paths)
})

test.each([
  ['2026-11-20', '2028-11-22', []],
  ['2026-11-19', null, ['etd']],
  [null, '2026-11-19', ['eta']],
  ['2026-12-01', '2028-11-23', ['eta']],
  ['2000-01-01', '9999-12-31', ['etd', 'eta']],
  ['2020-01-01', '2020-02-01', []],
])('of an order of the 20th, on the 22nd, a voyage from %s to %s has faults in %j', (etd, eta, paths) => {
  const stored = { etd: '2020-01-01', eta: '2020-02-01' }
  const days = { orderedOn: '2026-11-20', today: '2026-11-22' }
  expect(checkShipmentDays({ etd, eta }, stored, days).map(({ path }) => path)).toEqual(paths)
})

it('shows customers what staff made visible, and their own proofs', () => {
  expect(seesDocument('customer', { kind: 'OTHER', isVisibleToCustomer: false })).toBe(false)
  expect(seesDocument('customer', { kind: 'OTHER', isVisibleToCustomer: true })).toBe(true)
  expect(seesDocument('customer', { kind: 'PROOF_OF_PAYMENT', isVisibleToCustomer: false })).toBe(true)
  expect(seesDocument('staff', { kind: 'OTHER', isVisibleToCustomer: false })).toBe(true)
})

test.each([
  ['IN_PROGRESS', 500, 0, null],
  ['ORDER_COMPLETED', 500, 10_000, null],
  ['ORDER_DELIVERED', 0, 10_500, 'paid in full'],
  ['ORDER_CANCELLED', 0, 0, 'This order was cancelled'],
  ['ORDER_CANCELLED', 0, 1_000, null],
  ['VEHICEL_RETURNED', 0, 0, 'The vehicle was returned'],
  ['ORDER_RETURNED', 0, 3_500, null],
] as const)(
  'a proof of payment for an order that is %s, owes %i and has had %i: %s',
  (status, balance, paid, why) => {
    const problem = proofProblem({ status, balance, paid })
    if (why === null) expect(problem).toBeNull()
    else expect(problem).toContain(why)
  },
)
